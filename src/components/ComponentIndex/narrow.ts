import {translate} from '@docusaurus/Translate';
import type {IndexedPage} from '../../../plugins/page-index/client';
import {pluralText} from '../pluralText';

/** Pages under one heading of the tree. */
export interface Section {
  /** `undefined` for pages that stand under none. */
  title: string | undefined;
  pages: IndexedPage[];
}

/**
 * The pages whose name or description holds every word that was typed, in any order and case.
 *
 * @param pages in the order in which they are to stay
 * @param text as typed; without a word, every page is held
 */
export function filterPages(pages: readonly IndexedPage[], text: string): IndexedPage[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return pages.filter(({title, description}) => {
    const held = fold(`${title} ${description}`);
    return words.every((word) => held.includes(word));
  });
}

/** Accents and case do not matter to who looks for a word. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The pages by section, sections and pages in the order in which they come. */
export function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  const sections = new Map<string | undefined, IndexedPage[]>();
  for (const page of pages) {
    const held = sections.get(page.section);
    if (held) held.push(page);
    else sections.set(page.section, [page]);
  }
  return [...sections].map(([title, held]) => ({title, pages: held}));
}

/** How many pages are shown, in words: `12 components`, `3 of 12 components`. */
export function countText(shown: number, all: number): string {
  if (shown === all) {
    const every = translate({
      id: 'vitrine.index.count',
      message: '{count} component|{count} components',
      description: 'How many components a list has',
    });
    return pluralText(all, every);
  }
  const some = translate({
    id: 'vitrine.index.countOf',
    message: '{shown} of {count} component|{shown} of {count} components',
    description: 'How many of all components a list shows',
  });
  return pluralText(all, some, {shown});
}
