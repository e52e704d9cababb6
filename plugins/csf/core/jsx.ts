import type {Arg} from './types';

/** Columns that fit into the place of a demo's source. */
const COLUMNS = 80;

/** What is given to an element, as a user would write it; spies are left out. */
export interface Given {
  attributes: string[];
  /** Between the tags; nothing where there is none. */
  content: string | undefined;
}

/** The attributes and the content that args are. @param spreads code of what else is spread */
export function givenOf(args: readonly Arg[], spreads: readonly string[] = []): Given {
  const written = args.filter(({isSpy}) => !isSpy);
  const children = written.find(({name}) => name === 'children');
  return {
    attributes: [
      ...spreads.map((code) => `{...${code}}`),
      ...written.filter(({name}) => name !== 'children').map(attributeOf),
    ],
    content: children && contentOf(children),
  };
}

/** `label="Save"`, `primary`, `size={3}` */
function attributeOf({name, code, value}: Arg): string {
  if (value === true) return name;
  if (!/^[A-Za-z_$][\w$:-]*$/.test(name)) return `{...{${JSON.stringify(name)}: ${code}}}`;
  // Entities are read in there, and nothing is escaped.
  const isSafe = typeof value === 'string' && !/["&\\\p{Cc}]/u.test(value);
  return isSafe ? `${name}="${value}"` : `${name}={${code}}`;
}

/** Text and elements as they are, anything else in braces. */
export function contentOf({code, value}: Pick<Arg, 'code' | 'value'>): string {
  if (typeof value === 'string' && value !== '' && !/[{}<>&\p{Cc}]|^\s|\s$/u.test(value)) {
    return value;
  }
  return /^<[^]*>$/.test(code) ? code : `{${code}}`;
}

/** An element on one line where it fits, else each attribute on one of its own. */
export function elementOf(name: string, {attributes, content}: Given): string {
  const open = ['<' + name, ...attributes].join(' ');
  const flat = content === undefined ? `${open} />` : `${open}>${content}</${name}>`;
  if (flat.length <= COLUMNS && !flat.includes('\n')) return flat;
  const isLong = open.length >= COLUMNS || open.includes('\n');
  const lines = isLong ? [`<${name}`, ...attributes.map((each) => indent(each))].join('\n') : open;
  if (content === undefined) return isLong ? `${lines}\n/>` : `${lines} />`;
  return `${lines}${isLong ? '\n' : ''}>\n${indent(content)}\n</${name}>`;
}

/** Each line two columns further in. */
export function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by);
}

/** Lines by which all but the first are indented alike, without that. */
export function outdent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const margins = rest.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0]);
  const least = Math.min(...margins.map((margin = '') => margin.length));
  if (!Number.isFinite(least)) return text;
  return [first, ...rest.map((line) => line.slice(Math.min(least, line.length)))].join('\n');
}
