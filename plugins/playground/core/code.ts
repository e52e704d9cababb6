import {byUse} from './order';
import type {Composition, Value, Values} from './types';

/** The hue of a piece of code, by the class that the site's code blocks give it; '' is ink. */
export type Hue = 'k' | 'n' | 'p' | 's' | 'v' | '';

export interface CodeToken {
  hue: Hue;
  text: string;
}

/** What is to be written as code. */
export interface Usage {
  component: string;
  /** `import Button from '@mui/material/Button';` */
  importLine: string;
  values: Values;
  /** The children stand in a `<span>`. Default `false`. */
  wrapped?: boolean;
  /** What stands around the element, imports among it. Default: the import alone, before it. */
  around?: Composition | undefined;
}

/** Columns that fit beside the controls. */
export const COLUMNS = 60;

/**
 * A component with its props as code: the import, an empty line, the element. Its tokens together
 * are the text, which means the values to the letter.
 */
export function codeTokens(usage: Usage): CodeToken[] {
  const {component, importLine, values, wrapped, around} = usage;
  const {children, ...props} = values;
  const chosen = Object.keys(props)
    .sort(byUse)
    .flatMap((name) => (values[name] === undefined ? [] : [attribute(name, values[name])]));
  const attributes = around?.fixed ? [codeIn(around.fixed), ...chosen] : chosen;
  const content = children === undefined || children === '' ? [] : childTokens(String(children));
  const inner = wrapped && content.length > 0 ? element('span', [], content) : content;
  const made = around?.holds ? begin(component, attributes) : element(component, attributes, inner);
  if (!around) return [...codeIn(importLine), ink('\n\n'), ...made];
  const {before, after} = around;
  // What takes several lines begins where the element does.
  const margin = `\n${/[ \t]*$/.exec(before)?.[0] ?? ''}`;
  const placed = made.map(({hue, text}) => ({
    hue,
    text: hue ? text : text.replaceAll('\n', margin),
  }));
  return [...codeIn(before), ...placed, ...codeIn(after)];
}

/** The text of tokens. */
export function codeText(tokens: readonly CodeToken[]): string {
  return tokens.map(({text}) => text).join('');
}

/** On one line where it fits, else its content on a line of its own, else each attribute too. */
function element(
  name: string,
  attributes: readonly CodeToken[][],
  content: readonly CodeToken[],
): CodeToken[] {
  if (content.length === 0) return begin(name, attributes, '/>');
  const end = [mark('</'), tag(name), mark('>')];
  const short = [...begin(name, attributes), ...content, ...end];
  if (isLine(short)) return short;
  return [...begin(name, attributes), ink('\n  '), ...content, ink('\n'), ...end];
}

/** The tag that an element begins with, on one line where it fits, else each attribute on its own. */
function begin(name: string, attributes: readonly CodeToken[][], sign = '>'): CodeToken[] {
  const first = [mark('<'), tag(name)];
  const space = sign === '>' ? [] : [ink(' ')];
  const flat = attributes.flatMap((each) => [ink(' '), ...each]);
  const short = [...first, ...flat, ...space, mark(sign)];
  if (isLine(short) || attributes.length === 0) return short;
  const lines = attributes.flatMap((each) => [ink('\n  '), ...each]);
  return [...first, ...lines, ink('\n'), mark(sign)];
}

/** Whether tokens are one line that fits. */
function isLine(tokens: readonly CodeToken[]): boolean {
  const text = codeText(tokens);
  return text.length <= COLUMNS && !text.includes('\n');
}

function attribute(name: string, value: Value): CodeToken[] {
  const key: CodeToken = {hue: 'p', text: name};
  if (value === true) return [key];
  // Entities are read in there, and nothing is escaped.
  const isSafe = typeof value === 'string' && !/["&\p{Cc}\u2028\u2029]/u.test(value);
  return [key, mark('='), ...(isSafe ? [string(`"${value}"`)] : inBraces(value))];
}

/** Text between tags, as an expression where it would not be what it is. */
function childTokens(text: string): CodeToken[] {
  const isSafe = !/[{}<>&\p{Cc}\u2028\u2029]|^\s|\s$/u.test(text);
  return isSafe ? [ink(text)] : inBraces(text);
}

function inBraces(value: Value): CodeToken[] {
  const token: CodeToken =
    typeof value === 'string' ? string(quoted(value)) : {hue: 'v', text: String(value)};
  return [mark('{'), token, mark('}')];
}

/** A string as JavaScript writes it. */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => {
      return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
  return `'${escaped}'`;
}

const WORDS = 'import|from|export|default|function|const|return';
const PIECES = new RegExp(
  `(\\b(?:${WORDS})\\b|'[^']*'|"[^"]*"|</?[A-Z][\\w.]*|[\\w-]+(?==[{"'])|[{}()<>/=;])`,
);

/** Code that was written, in the hues of what can be told by its signs. */
function codeIn(text: string): CodeToken[] {
  return text.split(PIECES).flatMap((piece, index): CodeToken[] => {
    const [, open, name] = /^(<\/?)(\w.*)$/.exec(piece) ?? [];
    if (open !== undefined && name !== undefined) return [mark(open), tag(name)];
    if (/^['"]/.test(piece)) return [string(piece)];
    if (WORDS.split('|').includes(piece)) return [{hue: 'k', text: piece}];
    // Every second piece is one that was looked for.
    return [index % 2 === 1 ? mark(piece) : ink(piece)];
  });
}

const ink = (text: string): CodeToken => ({hue: '', text});
const mark = (text: string): CodeToken => ({hue: 'p', text});
const string = (text: string): CodeToken => ({hue: 's', text});
const tag = (text: string): CodeToken => ({hue: 'n', text});
