import {nearest} from '../../_shared/text/errors';
import type {Fault, Reading, WrittenDemo, WrittenPlayground, WrittenStory} from './types';

/** Two braces with anything but braces within; one level of them in values, to be refused by name. */
const BRACES = /\{\s*\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*"|\{[^{}]*\})*\}\s*\}/g;
/** How a line of ours begins, however carelessly it is written. */
const BEGINS = /(?:\{\s*|^\s*)\{\s*["']?(?:demo|playground|story)["']?\s*:/i;
/** What stands before the further lines of a quote. */
const QUOTE = /\n(?:[ \t]*>)+/g;

const KEYS = ['demo', 'playground', 'story'];
const FORM = 'write {{"demo": "Name.tsx", "option": value}}, names in double quotes';

/**
 * Reads the `{{"demo": …}}`, `{{"playground": …}}` and `{{"story": …}}` lines of a paragraph. Its text is read as
 * written: the Markdown parser sees directives and emphasis in it. Lines that are nearly right are
 * faults, as they would be published as text; those with a component are read apart.
 *
 * @param text one paragraph or expression of the page, without its code and comments
 * @param firstLine the line of the page on which it begins, from 1
 * @returns `undefined` where the text is about something else
 */
export function readLines(text: string, firstLine: number): Reading | undefined {
  const own = text.replace(QUOTE, '\n');
  const lineAt = (index: number) => firstLine + own.slice(0, index).split('\n').length - 1;
  const isAll = own.replace(BRACES, '').trim() === '';
  const found = [...own.matchAll(BRACES)].flatMap(({0: braces, index}) => {
    const read = readOne(braces, lineAt(index), isAll);
    return read ? [{braces, index, read}] : [];
  });
  const rest = found.reduce((left, {braces}) => left.replace(braces, ''), own);
  const unclosed = BEGINS.exec(rest);
  if (unclosed) return {written: [], faults: [notClosed(lineAt(own.indexOf(unclosed[0].trim())))]};
  const [first] = found;
  if (!first) return undefined;
  if (rest.trim() !== '') return {written: [], faults: [notAlone(lineAt(first.index))]};
  const read = found.map((one) => one.read);
  return {
    written: read.filter((one) => 'options' in one),
    faults: read.filter((one) => 'what' in one),
  };
}

/** @returns nothing where it is about something else */
function readOne(
  braces: string,
  line: number,
  isAll: boolean,
): WrittenDemo | WrittenPlayground | WrittenStory | Fault | undefined {
  const json = braces.slice(1, -1).trim();
  const given = parse(json);
  const meant = given ?? parse(repaired(json));
  const refuse = (what: string, fix: string) => ({line, what: `the line ${braces} ${what}`, fix});
  if (!meant) return BEGINS.test(braces) ? refuse('is no JSON', FORM) : undefined;
  const keys = Object.keys(meant);
  if (keys[0] === undefined || (given && keys.includes('component'))) return undefined;
  if (!keys.some((key) => KEYS.includes(key) || key === 'component')) {
    return isAll || BEGINS.test(braces)
      ? refuse('names neither a demo nor a playground', keyFix(keys))
      : undefined;
  }
  if (!given) return refuse('is no JSON', `write ${format(meant)}`);
  if (!/^\{\{[^]*\}\}$/.test(braces)) {
    return refuse('has something between its braces', `write ${format(meant)}`);
  }
  const {demo, playground, story, ...others} = given;
  const options = demo === undefined ? others : {demo, ...others};
  if (playground !== undefined) return {component: playground, options, line};
  if (story !== undefined) return {story, options, line};
  return {src: demo, options: others, line};
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** As JSON wants it: double quotes around names and texts, and no comma at the end. */
function repaired(text: string): string {
  return text
    .replaceAll(/'([^'"\\]*)'/g, '"$1"')
    .replaceAll(/([{,]\s*)([A-Za-z]\w*)\s*:/g, '$1"$2":')
    .replaceAll(/,(\s*\})/g, '$1');
}

function format(given: Record<string, unknown>): string {
  const entries = Object.entries(given).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return `{{${entries.join(', ')}}}`;
}

function keyFix(keys: readonly string[]): string {
  const [near] = keys.flatMap((key) => nearest(key.toLowerCase(), [...KEYS, 'component']));
  return near === undefined ? FORM : `did you mean "${near}"?`;
}

function notClosed(line: number): Fault {
  return {
    line,
    what: 'the demo line is not closed',
    fix: 'begin it with {{ and end it with }}, each text within in two double quotes',
  };
}

/** A demo that shares its paragraph with text; told alike however it is written. */
export function notAlone(line: number): Fault {
  return {
    line,
    what: 'the demo stands in a paragraph with something else',
    fix: 'leave an empty line before and after it',
  };
}
