import {descriptionFault, MAX_DESCRIPTION} from './description';
import type {Quote} from './types';

/** The value as the site gets it, or what is wrong with it (`is 42`). */
export type Reading = {value: unknown} | {fault: string};

/** What may stand in a field. */
export interface Kind {
  /** What is expected, as the object of "write …". */
  expected: string;
  /** A value as an author would type it. */
  example: string;
  /** Whether `field:` with nothing after it has a meaning of its own. Default `false`. */
  nullable?: boolean;
  /** Whether it is words, and a date or a number one only in quotes. Default `false`. */
  isWords?: boolean;
  read: (value: unknown, quote: Quote) => Reading;
}

type Test = (value: unknown) => boolean;

/** A kind of value that is taken as it is, if it passes a test. */
export function kind(expected: string, example: string, test: Test): Kind {
  const read: Kind['read'] = (value, quote) =>
    test(value) ? {value} : {fault: `is ${quote(value)}`};
  return {expected, example, read};
}

/** The same kind, where an empty field means something too. */
export function orNothing(base: Kind): Kind {
  return {...base, expected: `${base.expected}, or nothing`, nullable: true};
}

const isText: Test = (value) => typeof value === 'string' && value.trim() !== '';

/** The most characters of a title, an address or a name: nobody reads one that is longer. */
const MAX_TEXT = 500;

/** Why a text is too long, if it is. */
export function lengthFault(value: string): string | undefined {
  return value.length > MAX_TEXT
    ? `is ${value.length} characters long, and ${MAX_TEXT} may be`
    : undefined;
}

/** Text that is not blank, and can be read in one go. */
export function text(example: string): Kind {
  const base = kind('text (in quotes, if it looks like a number or a date)', example, isText);
  const read: Kind['read'] = (value, quote) => {
    const fault = typeof value === 'string' ? lengthFault(value) : undefined;
    return fault === undefined ? base.read(value, quote) : {fault};
  };
  return {...base, read, isWords: true};
}

/** Text of a certain form. */
export function pattern(expected: string, example: string, form: RegExp): Kind {
  return kind(expected, example, (value) => typeof value === 'string' && form.test(value));
}

export const flag = kind('`true` or `false`', 'true', (value) => typeof value === 'boolean');

export const number = kind('a number', '3', (value) => Number.isFinite(value));

export const level = kind('a heading level from 2 to 6', '3', (value) => {
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;
});

export const anything = kind('anything', 'text', () => true);

/** A full `https:` address. */
export function address(example: string): Kind {
  return kind('a full https address', example, (value) => {
    return typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value);
  });
}

/** A list, which may also be written as text with commas. What the site gets is always an array. */
export function list(expected: string, example: string, test: Test = isText): Kind {
  return {
    expected,
    example,
    read(value, quote) {
      const items = typeof value === 'string' ? splitCommas(value) : value;
      if (!Array.isArray(items)) return {fault: `is ${quote(value)}`};
      const wrong = items.findIndex((item) => !test(item));
      return wrong < 0 ? {value: items} : {fault: `holds ${quote(items[wrong])}`};
    },
  };
}

function splitCommas(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A list of names that all have one form. */
export function names(expected: string, example: string, form: RegExp): Kind {
  return list(expected, example, (item) => typeof item === 'string' && form.test(item));
}

/** A map, whose content is judged by the test. */
export function map(
  expected: string,
  example: string,
  test: (value: Record<string, unknown>) => boolean = () => true,
): Kind {
  return kind(expected, example, (value) => isMap(value) && test(value));
}

/** Whether a value is a map, not a list and not nothing. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One sentence that says what the page is about. A block's final line end is dropped. */
export const description: Kind = {
  expected: `one sentence on one line, of at most ${MAX_DESCRIPTION} characters`,
  example: 'Buttons let people act with a single tap.',
  read(value, quote) {
    if (typeof value !== 'string' || value.trim() === '') return {fault: `is ${quote(value)}`};
    const fault = descriptionFault(value.trim());
    return fault === undefined ? {value: value.trim()} : {fault};
  },
};
