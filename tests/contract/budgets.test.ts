import {isSource, lengthFaults, MAX_LINES, MAX_TEST_LINES} from './budgets';
import {listFiles, readText} from './tree';

const linesOf = (count: number) => 'x\n\n'.repeat(count);

it('keeps every source file within its budget', () => {
  const sources = listFiles().filter(isSource);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap((file) => lengthFaults(file, readText(file)))).toEqual([]);
});

describe('lengthFaults', () => {
  it('counts lines with something in them', () => {
    expect(lengthFaults('src/a.ts', linesOf(MAX_LINES))).toEqual([]);
    expect(lengthFaults('src/a.ts', linesOf(MAX_LINES + 1))).toEqual([
      'src/a.ts has 201 lines of at most 200: split it by verb',
    ]);
  });

  it('gives tests more, and data as much as it needs', () => {
    expect(lengthFaults('src/__tests__/a.test.ts', linesOf(MAX_TEST_LINES))).toEqual([]);
    expect(lengthFaults('src/__tests__/a.test.ts', linesOf(MAX_TEST_LINES + 1))).toHaveLength(1);
    expect(lengthFaults('sidebars.ts', linesOf(9999))).toEqual([]);
  });
});

describe('isSource', () => {
  it.each(['src/a.tsx', 'scripts/build.mjs', 'src/css/a.css'])('is %s', (file) => {
    expect(isSource(file)).toBe(true);
  });

  it.each(['docs/a.md', 'plugins/a/__tests__/__fixtures__/a.ts', 'tests/fixtures/a/b.ts'])(
    'is not %s',
    (file) => {
      expect(isSource(file)).toBe(false);
    },
  );
});
