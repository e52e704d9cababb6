import {normaliseCode, normaliseType} from '../core/normalise';

test.each([
  ['members in another order', "'a' | 'b'", "'b' | 'a'"],
  ['quotes and spaces', `"a"|'b'`, "'a' | 'b'"],
  ['a leading bar', "| 'a' | 'b'", "'a' | 'b'"],
  ['an undefined that an optional prop adds', 'string | undefined', 'string'],
  ['booleans spelled out', 'false | string | true', 'string | boolean'],
  ['a repeated member', 'string | number | string', 'number | string'],
  ['inner unions', 'Array<"b" | "a"> | null', "null | Array<'a' | 'b'>"],
  ['members of an object', '{ a: 1 | 2; b?: string; }', '{a: 2 | 1, b?: string}'],
  ['parameters', '(a: 1 | 2, b: string) => 3 | 4', '(a: 2|1, b: string) => 4|3'],
  ['a parameter called otherwise', '(e: A, b?: {c: 1}) => void', '(event: A, d?: {c: 1}) => void'],
  ['the rest of parameters', '(...a: A[]) => void', '(...b: A[]) => void'],
  ['the namespace of React', 'React.ReactNode', 'ReactNode'],
  ['line breaks', 'Partial<\n  A\n>', 'Partial<A>'],
  ['what a printer cut off', "{ a: 'x' | 'y'", "{a: 'y' | 'x'"],
])('%s: the same', (_title, a, b) => {
  expect(normaliseType(a)).toBe(normaliseType(b));
});

test.each([
  ['another member', "'a' | 'b'", "'a' | 'c'"],
  ['one more member', 'A | B', 'A | B | C'],
  ['parameters in another order', '(a: A, b: B) => void', '(b: B, a: A) => void'],
  ['a member called otherwise', '{a: A}', '{b: A}'],
  ['a member in a parameter', '(a: {b: A; c: A}) => void', '(a: {b: A; d: A}) => void'],
  ['an optional parameter', '(a?: A) => void', '(a: A) => void'],
  ['a condition in parentheses', '(A extends B ? C : D)', '(E extends B ? C : D)'],
  ['a union elsewhere', '(a: A | B) => C', '(a: A) => B | C'],
  ['an array of one', 'A | B[]', '(A | B)[]'],
  ['spaces in a string', "'a b'", "'ab'"],
  ['a bar in a string', "'a|b'", "'b|a'"],
  ['only true', 'true', 'boolean'],
  ['nothing but undefined', 'undefined', 'null'],
  ['optional members', '{a?: string}', '{a: string}'],
  ['words that would melt together', 'keyof T', 'keyofT'],
  ['templates', '`${A}px`', '`${B}px`'],
])('%s: not the same', (_title, a, b) => {
  expect(normaliseType(a)).not.toBe(normaliseType(b));
});

test.each(['', ')', '((', "'", 'a >', '=>', '|', '{[<('])('%j ends', (text) => {
  expect(typeof normaliseType(text)).toBe('string');
});

test.each([
  ["'text'", '"text"', true],
  ['{ a: 1 }', '{a: 1}', true],
  ['[1, 2]', '[2, 1]', false],
  ['1 | 2', '2 | 1', false],
])('as code, %s and %s', (a, b, isSame) => {
  expect(normaliseCode(a) === normaliseCode(b)).toBe(isSame);
});
