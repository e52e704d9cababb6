import {listFiles, readText} from './tree';

const OWN = 'tests/contract/disables.test.ts';
const DISABLE = /\/\/\s*eslint-disable.*|\/\*\s*eslint-disable[\s\S]*?\*\//g;

/** The comments of a text that switch a rule off and do not say why. */
function unexplained(text: string): string[] {
  return (text.match(DISABLE) ?? []).filter((comment) => !/\s--\s+[^\s*]/.test(comment));
}

it('tells why, wherever a rule is switched off', () => {
  const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && file !== OWN;
  const files = listFiles().filter(isCode);
  const faults = files.flatMap((file) =>
    unexplained(readText(file)).map((comment) => `${file}: ${comment}`),
  );
  expect(faults).toEqual([]);
});

describe('unexplained', () => {
  it.each([
    '// eslint-disable-next-line no-console',
    '// eslint-disable-line',
    '/* eslint-disable no-console */',
    '/* eslint-disable no-console -- */',
    '{/* eslint-disable-next-line\n  a/b,\n  a/c\n*/}',
  ])('finds %j', (text) => {
    expect(unexplained(`x;\n${text}\ny -- z;`)).toHaveLength(1);
  });

  it.each([
    '// eslint-disable-next-line no-console -- its reader is a developer',
    '/* eslint-disable no-console -- its reader is a developer */',
    '{/* eslint-disable-next-line\n  a/b -- why\n*/}',
    '/* eslint-enable no-console */',
  ])('passes %j', (text) => {
    expect(unexplained(text)).toEqual([]);
  });
});
