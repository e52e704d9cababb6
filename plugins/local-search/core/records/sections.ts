import {readPage} from '../../../page-reader/core/readPage';
import {asRead} from '../../../page-reader/core/dialect';
import type {PageFormat} from '../../../page-reader/core/parse';
import {demosOf} from '../../../page-reader/core/demosOf';
import {demoTitle} from '../../../_shared/text/names';
import {anchorOf} from '../../../page-reader/core/anchors';
import type {PageContents, PageFiles, Span} from '../../../page-reader/core/types';

/** What a page says under one of its headings. */
export interface Section {
  text: string;
  anchor: string;
  /** What stands under it, up to the next heading; without code, demos and markup. */
  body: string;
}

/** A page as it is looked for. */
export interface PageText {
  /** Its first heading of the first level; `undefined` where it has none. */
  title: string | undefined;
  /** What stands before its second heading. */
  body: string;
  sections: Section[];
  demos: {label: string; anchor: string}[];
}

/** A tag or a comment; what stands between two tags is text. */
const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;
/** An anchor that an author wrote. */
const WRITTEN = /(?<!\s)\s*\{#([^{}]+)\}\s*$/;

/**
 * Reads what a page can be found by.
 *
 * @param format how the page is written
 * @param written the page's text
 * @param beside the disk beside it
 */
export function readSections(
  format: PageFormat,
  written: string,
  beside: Pick<PageFiles, 'read'>,
): PageText {
  const {text} = asRead(written, format);
  const contents = readPage(text, format);
  const prose = blank(text, hiddenOf(contents)).replace(TAG, (tag) => ' '.repeat(tag.length));
  const {headings} = contents;
  const bodyOf = (from: number, i: number) => prose.slice(from, headings[i]?.start).trim();
  const first = headings[0]?.depth === 1 ? headings[0] : undefined;
  const rest = first ? headings.slice(1) : headings;
  const offset = first ? 1 : 0;
  return {
    title: first?.text.replace(WRITTEN, ''),
    body: bodyOf(first?.end ?? 0, offset),
    sections: rest.map(({text: heading, id, end}, i) => ({
      text: heading.replace(WRITTEN, ''),
      anchor: id ?? WRITTEN.exec(heading)?.[1] ?? anchorOf(heading),
      body: bodyOf(end, i + offset + 1),
    })),
    demos: demosOf(contents, beside).map(({file: demo, id}) => ({
      label: demoTitle(demo.replace(/^.*\/|\.\w+$/g, '')),
      anchor: id,
    })),
  };
}

/** What nobody reads as text, tags aside: code, demos, addresses. */
function hiddenOf({frontMatter, fences, places, code, links}: PageContents): Span[] {
  return [
    ...(frontMatter ? [frontMatter] : []),
    ...fences,
    ...places,
    ...code,
    ...links.map(({targetSpan}) => targetSpan),
  ];
}

/** Spaces where something is hidden, so that all else stays in its place. */
function blank(text: string, hidden: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const {start, end} of hidden.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    pieces.push(text.slice(at, Math.max(at, start)), ' '.repeat(end - Math.max(at, start)));
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}
