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
const COLUMNS = 60;

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
  const made = element(component, attributes, inner);
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
  const begin = [mark('<'), tag(name)];
  const flat = [...begin, ...attributes.flatMap((each) => [ink(' '), ...each])];
  const lines = [
    ...begin,
    ...attributes.flatMap((each) => [ink('\n  '), ...each]),
    ...(attributes.length > 0 ? [ink('\n')] : []),
  ];
  if (content.length === 0) {
    const short = [...flat, ink(' '), mark('/>')];
    return fits(short) || attributes.length === 0 ? short : [...lines, mark('/>')];
  }
  const end = [mark('</'), tag(name), mark('>')];
  const short = [...flat, mark('>'), ...content, ...end];
  if (fits(short)) return short;
  const open = [...(fits([...flat, mark('>')]) ? flat : lines), mark('>')];
  return [...open, ink('\n  '), ...content, ink('\n'), ...end];
}

function fits(tokens: readonly CodeToken[]): boolean {
  return codeText(tokens).length <= COLUMNS;
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
const PIECES = new RegExp(`(\\b(?:${WORDS})\\b|'[^']*'|"[^"]*"|</?[A-Z][\\w.]*|[{}()<>/=;])`);

/** Code that was written, in the hues of what can be told by its signs. */
function codeIn(text: string): CodeToken[] {
  return text.split(PIECES).flatMap((piece): CodeToken[] => {
    const [, open, name] = /^(<\/?)(\w.*)$/.exec(piece) ?? [];
    if (open !== undefined && name !== undefined) return [mark(open), tag(name)];
    if (/^['"]/.test(piece)) return [string(piece)];
    if (WORDS.split('|').includes(piece)) return [{hue: 'k', text: piece}];
    return [/^[{}()<>/=;]$/.test(piece) ? mark(piece) : ink(piece)];
  });
}

const ink = (text: string): CodeToken => ({hue: '', text});
const mark = (text: string): CodeToken => ({hue: 'p', text});
const string = (text: string): CodeToken => ({hue: 's', text});
const tag = (text: string): CodeToken => ({hue: 'n', text});
