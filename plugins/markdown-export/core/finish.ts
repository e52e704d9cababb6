import {withSlash} from '../../_shared/site/addresses';
import {markdownAddress} from './address';
import {ownValue} from '../../_shared/text/names';

/** Blocks and spans of code. */
const CODE =
  /(^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n(?:[^]*?\n)??[ \t>]*\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^]*?[^`]\3(?!`))/gm;
const PICTURE = /(!\[(?:[^[\]]|\[[^[\]]*\])*\]\()(\/[^)\s]*)/g;
const LINK = /(\]\(|^\[[^\]\n]+\]:[ \t]+)(\/[^)\s]*)/gm;
/** What would be read as a tag or an expression, and is neither: names in descriptions. */
const TAG = /(?<!\\)<\/?[A-Za-z][\w.-]*(?:\s[^<>\n]*)?\/?>|(?<!\\)\{\{[^{}\n]*\}\}/g;
const HEADING_ID = /^(#{1,6} (?:.*[^ \t])?)[ \t]*\{#[^{}\s]+\}[ \t]*$/gm;

/** Where a text is published. */
export interface Site {
  /** `https://example.com` */
  url: string;
  baseUrl: string;
  /** Addresses of all pages that have their Markdown, each with a slash at its end. */
  pages: ReadonlySet<string>;
}

/**
 * What all Markdown of a site has in common: callouts as quotations, links to other pages as such
 * to their Markdown, pictures with their whole address, names of tags as code.
 */
export function finish(text: string, site: Site): string {
  return outsideCode(quoteCallouts(text), (part) =>
    part
      .replace(HEADING_ID, '$1')
      .replace(PICTURE, (_all, before: string, to: string) => before + new URL(to, site.url).href)
      .replace(LINK, (_all, before: string, to: string) => before + toMarkdown(to, site))
      .replace(TAG, '`$&`'),
  );
}

/** Where a page's address leads those who read Markdown. */
function toMarkdown(address: string, {pages, baseUrl}: Site): string {
  const [path = ''] = address.split(/[?#]/, 1);
  // Authors leave the base URL out, and with it the prefix of a language.
  const page = [path, baseUrl + path.slice(1)].find((each) => pages.has(withSlash(each)));
  return page === undefined ? address : markdownAddress(page, baseUrl) + address.slice(path.length);
}

/** Changes what is no code. */
export function outsideCode(text: string, change: (part: string) => string): string {
  // Of three parts each: text, code, and the marks of either kind of code.
  return text
    .split(CODE)
    .map((part, at) => (at % 4 === 0 ? change(part) : at % 4 === 1 ? part : ''))
    .join('');
}

const OPENING = /^([ \t>]*)(:{3,})([a-zA-Z]+)(?:\[(.*)\]|[ \t]+([^{].*?))?[ \t]*(?:\{.*\})?[ \t]*$/;
const WORDS: Readonly<Record<string, string>> = {
  success: 'Good to know',
  error: 'Danger',
  secondary: 'Note',
};

/** Quotations within quotations: nobody follows more, and each would be longer than the one before. */
const DEEPEST = 50;

/** Callouts, `:::warning[Title]`, as quotations under their word. */
function quoteCallouts(text: string): string {
  const open: {indent: string; marks: string}[] = [];
  let fence: string | undefined;
  const quoted = (line: string) => {
    const [first] = open;
    if (!first) return line;
    const {indent} = first;
    const rest = line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
    return `${indent}${'> '.repeat(Math.min(open.length, DEEPEST))}${rest}`.trimEnd();
  };
  const lines = text.split('\n').flatMap((line, at, all) => {
    const mark = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line)?.[1];
    const isInCode = fence !== undefined;
    if (mark !== undefined && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark;
    if (isInCode || mark !== undefined) return [quoted(line)];
    const [, indent = '', marks, kind = '', label, title] = OPENING.exec(line) ?? [];
    if (marks !== undefined) {
      open.push({indent, marks});
      const word = ownValue(WORDS, kind) ?? kind[0]?.toUpperCase() + kind.slice(1);
      return [quoted(`${indent}**${label ?? title ?? word}**`), quoted(indent)];
    }
    const isEnd = (other: string | undefined) => other?.trim() === open.at(-1)?.marks;
    // The quotation needs no empty lines at its ends.
    const isEdge = isEnd(all[at + 1]) || OPENING.test(all[at - 1] ?? '');
    if (line.trim() === '' && open.length > 0 && isEdge) return [];
    if (open.length === 0 || !isEnd(line)) return [quoted(line)];
    open.pop();
    return [];
  });
  return lines.join('\n');
}
