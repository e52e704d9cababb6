import {tagsOf} from './tags';

/** Makes code of a page smaller: what stands in a `style` or a `script`. */
export type Smaller = (tag: string, code: string) => string;

/** A page whose own styles and scripts are made smaller; what is no code of a browser stays. */
export function withSmallerCode(html: string, smaller: Smaller): string {
  const last = Math.max(html.lastIndexOf('<style'), html.lastIndexOf('<script'));
  const edits: Edit[] = [];
  for (const {name, start, end, attributes} of tagsOf(html)) {
    if (start > last) break;
    if (name !== 'style' && (name !== 'script' || /\s(?:src|type)\s*=/.test(attributes))) continue;
    const until = html.indexOf(`</${name}`, end);
    if (until === -1) break;
    edits.push({at: end, until, text: smaller(name, html.slice(end, until))});
  }
  return edited(html, edits);
}

/** Tags with attributes; what reads like one in a comment, a script or a title is passed over. */
const TAGS =
  /(<!--)[^]*?-->|<(script|style|textarea|title)\b[^>]*>[^]*?<\/\2\s*>|<[a-z][\w-]*(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)+\s*\/?>/g;
/** A value that may stand without quotes, and the end of its tag. */
const QUOTED = /="([^\s"'`=<>]*)"(\/?)/g;

/** Tags that are remembered: those of all pages come first, those of one page have no end. */
const MOST_TAGS = 10_000;

/**
 * A page without the quotes that a browser has no need of.
 *
 * @param known tags of pages before it, as they are written and without: half of the time is saved
 */
export function withoutQuotes(html: string, known = new Map<string, string>()): string {
  return html.replace(TAGS, (tag, comment?: string, text?: string) => {
    if ((comment ?? text) !== undefined) return tag;
    const smaller = known.get(tag) ?? tag.replace(QUOTED, unquoted);
    if (known.size < MOST_TAGS && !known.has(tag)) known.set(alone(tag), alone(smaller));
    return smaller;
  });
}

/** A text by itself: cut from a page, it would keep all of the page in memory. */
function alone(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

function unquoted(_all: string, value: string, end: string): string {
  return value === '' ? end : `=${value}${end && ' /'}`;
}

/** A change of a text, from one place up to another. */
interface Edit {
  at: number;
  until?: number;
  text: string;
}

/** A text with edits, each in its place. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const {at, until = at, text: own} of edits.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(done, at) + own;
    done = until;
  }
  return result + text.slice(done);
}
