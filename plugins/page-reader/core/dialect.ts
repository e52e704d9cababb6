import type {PageFormat} from './parse';
import type {Fault} from './types';

/** A callout as other tools write it: `:::note Title`, `:::note [Title]`, `::: note`. */
const CALLOUT = /^([ \t>]*:{3,})[ \t]*([A-Za-z][\w-]*)(?:[ \t]+([^\s{](?:.*[^ \t])?))?[ \t]*$/;
/** A fence, in a list or a quote as well. */
const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}|~{3,})[ \t]*([^\s`]*)/;
/** What Crowdin's pages wrap MDX in. */
const WRAPPER = 'mdx-code-block';
/** An anchor that an author wrote; braces begin an expression in MDX. */
const ANCHOR = /^([ \t>]*#{1,6}[ \t].*?)(?<!\\)\{(#[^{}]+\}[ \t]*)$/;
const CODE_OR_COMMENT = /(?<!`)(`+)(?!`)[^`]*?(?<!`)\1(?!`)|<!--|-->|\*\//g;

/** A page as the parser is given it. */
export interface ReadText {
  /** With the lines of what was written, each on its own. */
  text: string;
  faults: Fault[];
}

/** How a line of a page is to be read. */
interface LineState {
  /** What closes the fence that it stands in. */
  fence: string | undefined;
  /** What closes the fence around it that is no code, but MDX, and may have fences within. */
  wrapper: string | undefined;
  isInComment: boolean;
}

/**
 * A page's text with what Docusaurus' pages write otherwise than the parser reads it: titles of
 * callouts behind a space, and in MDX also anchors in braces, comments of HTML, and MDX in fences.
 * Code and front matter stay as they are, and no line moves.
 *
 * @param text the page as written, without a byte order mark
 */
export function asRead(text: string, format: PageFormat): ReadText {
  const [head = ''] = /^---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const first = head.split('\n').length;
  const faults: Fault[] = [];
  const place: LineState = {fence: undefined, wrapper: undefined, isInComment: false};
  const lines = text.slice(head.length).split('\n');
  const read = lines.map((written, at) => {
    const end = written.endsWith('\r') ? '\r' : '';
    const line = end === '' ? written : written.slice(0, -1);
    const {wrapper} = place;
    const isFence = place.isInComment ? false : passFence(line, place);
    if (!isFence) return (place.fence === undefined ? lineOf(line, format, place) : line) + end;
    if (wrapper === place.wrapper) return line + end;
    if (format === 'md' && wrapper === undefined) faults.push(wrapped(first + at));
    return end;
  });
  return {text: head + read.join('\n'), faults};
}

/** Whether a line opens or closes a fence, of code or of MDX. */
function passFence(line: string, place: LineState): boolean {
  const [, mark, language] = FENCE.exec(line) ?? [];
  if (mark === undefined) return false;
  if (place.fence !== undefined) {
    if (language !== '' || !mark.startsWith(place.fence)) return false;
    place.fence = undefined;
  } else if (place.wrapper === undefined && language === WRAPPER) place.wrapper = mark;
  else if (mark === place.wrapper && language === '') place.wrapper = undefined;
  else place.fence = mark;
  return true;
}

function lineOf(line: string, format: PageFormat, place: LineState): string {
  const titled = place.isInComment ? line : line.replace(CALLOUT, withLabel);
  if (format === 'md') return titled;
  return withComments(titled.replace(ANCHOR, '$1\\{$2'), place);
}

function withLabel(_line: string, marks: string, kind: string, title?: string): string {
  if (title === undefined) return marks + kind;
  return `${marks}${kind}[${/^\[.*\]$/.test(title) ? title.slice(1, -1) : title}]`;
}

/** Comments of HTML as MDX has them, also those of several lines. */
function withComments(line: string, place: LineState): string {
  if (!place.isInComment && !line.includes('<!--')) return line;
  return line.replace(CODE_OR_COMMENT, (found) => {
    if (found === '<!--' && !place.isInComment) {
      place.isInComment = true;
      return '{/*';
    }
    if (found === '-->' && place.isInComment) {
      place.isInComment = false;
      return '*/}';
    }
    return place.isInComment ? found.replace('*/', '* /') : found;
  });
}

function wrapped(line: number): Fault {
  return {
    line,
    what: `\`${WRAPPER}\` holds MDX, and the page is CommonMark`,
    fix: "rename the page to .mdx, or say format: 'mdx' in its product",
  };
}
