import {asRead} from '../../page-reader/core/dialect';
import {formatOf, type PageFormat} from '../../page-reader/core/parse';
import {readPage} from '../../page-reader/core/readPage';
import type {PageContents, PagePlace, PageTag, Span} from '../../page-reader/core/types';
import {escapeMarkdown} from '../../_shared/text/markdown';
import {absoluteTarget, type Base} from './links';
import {isUntold, statementsAsMarkdown} from './statements';
import type {ReadBeside} from './statements';

/** A lead that stands in the body; the page's description is it. */
const LEAD = /^[ \t]*<p class="description">[\s\S]*?<\/p>[ \t]*\n?/gm;
const TITLE = /^\s*# +(.+?)(?: +#+)?[ \t]*(?:\n|$)/;

/** Tags of words: their text stays. */
const OF_WORDS =
  /^<\/?(?:abbr|b|bdi|bdo|br|cite|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^<>]*>$/;
const COMMENT = /^(?:<!--[^]*-->|\{\/\*[^]*\*\/\})$/;

/** All that a page's text needs to stand by itself. */
export interface Site {
  /** File from the site's folder → address, for all pages. */
  permalinks: ReadonlyMap<string, string>;
  /** Reads a file beside the page. */
  read: ReadBeside;
}

/** A part of the text, and what comes in its place. */
type Edit = Pick<Span, 'start' | 'end'> & {text: string};

/** A page, and how it is written. Default: as its ending says. */
type WrittenBase = Base & {format?: PageFormat};

/** A page as its source tells it. */
export interface ReadSource {
  /** Its text as Markdown; `undefined`: some of it only the built page can tell. */
  content: string | undefined;
  /** What stands for its demos. */
  demos: string[];
  /** The text as it was read, and what is on it. */
  text: string;
  contents: PageContents;
}

/**
 * A page's text as Markdown that stands by itself: with the sources of its demos, without front
 * matter and module code, and with absolute links.
 *
 * @param text what stands in the page's file
 */
export function readSource(page: WrittenBase, text: string, site: Site): ReadSource {
  const {format = formatOf(page.file)} = page;
  const own = asRead(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), format).text;
  const contents = readPage(own, format);
  const {places, tags, pictures} = contents;
  const isTold =
    pictures.length === 0 && !places.some(isUntold) && tags.every((tag) => isTag(tag, own));
  return {
    text: own,
    contents,
    content: isTold ? rewrite(own, editsOf(contents, own, page, site)) : undefined,
    demos: places
      .flatMap(({statements}) => statements)
      .filter((statement) => 'src' in statement || 'story' in statement)
      .map((statement) => statementsAsMarkdown([statement], site.read) ?? ''),
  };
}

/**
 * A whole page.
 *
 * @param content its text; a title that it begins with is the page's
 * @returns with one line end at its end
 */
export function toMarkdown(
  {title, description}: {title: string; description: string},
  content: string,
): string {
  const own = TITLE.exec(content)?.[1] ?? escapeMarkdown(title);
  const parts = [`# ${own}`, escapeMarkdown(description.trim()), content.replace(TITLE, '').trim()];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Whether a tag is one of those that leave nothing, or their text alone. */
function isTag({name, start, end, parts}: PageTag, text: string): boolean {
  const written = text.slice(start, end);
  if (name === 'codeblock' || COMMENT.test(written)) return true;
  if (name === 'p') return written.replace(LEAD, '').trim() === '';
  return parts.every((part) => OF_WORDS.test(text.slice(part.start, part.end)));
}

/** What lies in something that is replaced goes with it. */
function rewrite(text: string, edits: readonly Edit[]): string {
  let end = 0;
  let written = '';
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < end) continue;
    written += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return written + text.slice(end);
}

function editsOf(
  {frontMatter, code, tags, places, links}: PageContents,
  text: string,
  page: Base,
  {permalinks, read}: Site,
): Edit[] {
  const removed = [...(frontMatter ? [frontMatter] : []), ...code];
  return [
    ...removed.map((span) => withoutLines(span, text)),
    ...tags.flatMap((tag) => tagEdits(tag, text)),
    ...places.flatMap((place) => placeEdits(place, text, read)),
    ...links.flatMap((link) => {
      const target = absoluteTarget(link, page, permalinks);
      return target === undefined ? [] : [{...link.targetSpan, text: target}];
    }),
  ];
}

/** The tags around fences that are shown as tabs go, the lead, and tags of words; keys are as code. */
function tagEdits(tag: PageTag, text: string): Edit[] {
  const written = text.slice(tag.start, tag.end);
  if (tag.name === 'p') return [{...tag, text: written.replace(LEAD, '')}];
  if (tag.name === 'kbd') return tag.parts.map((part) => ({...part, text: '`'}));
  return tag.parts.map((part) => withoutLines(part, text));
}

function placeEdits(place: PagePlace, text: string, read: ReadBeside): Edit[] {
  const shown = statementsAsMarkdown(place.statements, read);
  if (shown === undefined) return [];
  if (shown === '') return [withoutLines(place, text)];
  // What stands in a list or a quote stays there.
  const before = text.slice(text.lastIndexOf('\n', place.start - 1) + 1, place.start);
  const indent = before.replaceAll(/[^\s>]/g, ' ');
  return [{...place, text: shown.replaceAll(/\n(?!\n)/g, `\n${indent}`)}];
}

/** Takes a part out, with its lines where nothing else stands on them, and one of two empty lines. */
function withoutLines({start, end}: Span, text: string): Edit {
  const [before = ''] = /[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[ \t]*(?:\n|$)/.exec(text.slice(end)) ?? [];
  const above = text.slice(0, start - before.length);
  if (!/(?:^|\n)$/.test(above) || after === '') return {start, end, text: ''};
  const next = end + after.length;
  const [empty = ''] = (/(?:^|\n\n)$/.test(above) && /^\n+/.exec(text.slice(next))) || [];
  return {start: start - before.length, end: next + empty.length, text: ''};
}
