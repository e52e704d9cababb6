import {formatType} from '../core/view/formatType';

const LONG = 'aVeryLongNameThatFillsTheLine';

test.each(["'a' | 'b'", '{a: string}', `${LONG}<${LONG}, ${LONG}>`, `{\n  ${LONG}: ${LONG};\n}`])(
  '%s stays as it is',
  (text) => {
    expect(formatType(text)).toBe(text);
  },
);

test('members of an object stand on a line each, whatever is in them', () => {
  const text = `{ ${LONG}: (a: {b: c; d: e}) => void; quoted: ';' | "}"; last?: Map<string, A> }`;
  expect(formatType(text)).toBe(
    `{\n  ${LONG}: (a: {b: c; d: e}) => void;\n  quoted: ';' | "}";\n  last?: Map<string, A>;\n}`,
  );
});

test('cases of a union stand on a line each', () => {
  expect(formatType(`| 'a' | {${LONG}: '|' | string} | ((${LONG}: string) => void)`)).toBe(
    `| 'a'\n| {${LONG}: '|' | string}\n| ((${LONG}: string) => void)`,
  );
});
