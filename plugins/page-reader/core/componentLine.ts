import type {Value} from './mdx';

/**
 * Lines that put a component into a page, `{{"component": "Name", …}}`, which more than one plugin
 * answers to. Pure: a text goes in, data comes out.
 */

const LINE = /^\{\{[^]*\}\}$/;
/** How such a line begins, where it cannot be read. */
const BEGINS = /^\{\{\s*"component"\s*:/;

/**
 * Reads a paragraph of a page as a line with a component, its keys in any order.
 *
 * @param text the paragraph as written
 * @returns what the line gives; nothing in it where it is no JSON; `undefined` where the paragraph
 *   is about something else
 */
export function readComponentLine(text: string): Readonly<Record<string, Value>> | undefined {
  const line = text.trim();
  const given = LINE.test(line) ? parse(line.slice(1, -1)) : undefined;
  if (given && 'component' in given) return given;
  return BEGINS.test(line) ? {} : undefined;
}

/**
 * The demo that such a line asks for, `{"component": "file://./demos/basic/index.ts"}`: a module that
 * names it. What only says how its code is folded is left out.
 */
export function demoOfLine({
  component,
  collapseToEmpty: _folded,
  ...options
}: Readonly<Record<string, Value>>): {src: string; options: Record<string, Value>} | undefined {
  const src =
    typeof component === 'string' ? /^file:\/\/(\.\/.+)$/.exec(component)?.[1] : undefined;
  return src === undefined ? undefined : {src, options};
}

function parse(json: string): Record<string, Value> | undefined {
  try {
    return JSON.parse(json) as Record<string, Value>;
  } catch {
    return undefined;
  }
}
