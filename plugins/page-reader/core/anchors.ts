import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** An id that the author wrote: `{#id}`, or a comment at the end of the heading. */
const WRITTEN_ID = /\{#[^{}]+\}\s*$/;

/** A heading and what leads to it. */
interface AnchoredHeading {
  heading: Heading;
  id: string | undefined;
  /** A second anchor, which links from elsewhere may have. */
  alias?: string;
}

/**
 * The headings of a page with their anchors. The second of a name ends in `-2`, the third in `-3`;
 * a heading with an id of its author's has none.
 */
export function anchoredHeadings(tree: Root): AnchoredHeading[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const headings: AnchoredHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const id = hasOwnId(heading)
      ? undefined
      : nextFree(anchorOf(toString(heading)) || 'section', taken, counts);
    if (id !== undefined) taken.add(id);
    headings.push({heading, id});
  });
  return headings.map(({heading, id}) => {
    const former = id === undefined ? '' : formerAnchor(toString(heading));
    if (former === '' || taken.has(former)) return {heading, id};
    taken.add(former);
    return {heading, id, alias: former};
  });
}

/** What a heading's anchor was without the words that signs have become; empty where that is the same. */
function formerAnchor(text: string): string {
  return text.includes('&') ? anchorOf(text.replaceAll('&', ' ')) : '';
}

function hasOwnId(heading: Heading): boolean {
  const last = heading.children.at(-1);
  const isComment = last?.type === 'mdxTextExpression' || last?.type === 'html';
  return isComment || WRITTEN_ID.test(toString(heading)) || !!heading.data?.hProperties?.id;
}

/** @param counts of each name, the last number that was given to it */
function nextFree(name: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(name)) return name;
  let count = (counts.get(name) ?? 1) + 1;
  while (taken.has(`${name}-${count}`)) count += 1;
  counts.set(name, count);
  return `${name}-${count}`;
}

/**
 * The anchor of a heading: its words in small letters, with a hyphen for whatever stands between.
 * Letters of all scripts stay, `&` is told as `amp`; apostrophes, emoji and other signs go.
 *
 * @param text the heading's text without markup: ``createTheme(options) => theme``
 * @returns `createtheme-options-theme`; empty for a heading without a letter or digit
 */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' amp ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
}
