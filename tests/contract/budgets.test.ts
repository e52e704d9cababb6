import {
  isSource,
  lengthFaults,
  MAX_LINES,
  MAX_ROOM_LINES,
  MAX_TEST_LINES,
  roomFaults,
} from './budgets';
import {listFiles, readText} from './tree';

const linesOf = (count: number) => 'x\n\n'.repeat(count);

it('keeps every source file within its budget', () => {
  const sources = listFiles().filter(isSource);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap((file) => lengthFaults(file, readText(file)))).toEqual([]);
});

it('keeps every room of plugins within its budget', () => {
  const files = listFiles().filter((file) => file.startsWith('plugins/'));
  expect(roomFaults(new Map(files.map((file) => [file, readText(file)])))).toEqual([]);
});

describe('roomFaults', () => {
  const faultsOf = (files: string[]) =>
    roomFaults(new Map(files.map((file) => [file, 'x\n'.repeat(MAX_ROOM_LINES / 2)])));

  it('adds up the source of a room', () => {
    expect(faultsOf(['plugins/a/index.ts', 'plugins/a/theme/A/index.tsx'])).toEqual([]);
    expect(faultsOf(['plugins/a/index.ts', 'plugins/a/core/a.ts', 'plugins/a/core/b.ts'])).toEqual([
      'plugins/a has 9000 lines of at most 6000: split it by capability',
    ]);
  });

  it('counts styles, no tests and nothing elsewhere', () => {
    const two = ['plugins/a/index.ts', 'plugins/a/core.ts'];
    expect(faultsOf([...two, 'plugins/a/__tests__/a.test.ts', 'src/a.ts'])).toEqual([]);
    expect(faultsOf([...two, 'plugins/a/theme/A/a.module.css'])).toHaveLength(1);
  });

  it('gives what plugins share less', () => {
    expect(faultsOf(['plugins/_shared/text/a.ts'])).toEqual([
      'plugins/_shared has 3000 lines of at most 2500: split it by capability',
    ]);
  });
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
  it.each(['src/a.tsx', 'scripts/build.ts', 'src/css/a.css'])('is %s', (file) => {
    expect(isSource(file)).toBe(true);
  });

  it.each(['docs/a.md', 'plugins/a/__tests__/__fixtures__/a.ts', 'tests/fixtures/a/b.ts'])(
    'is not %s',
    (file) => {
      expect(isSource(file)).toBe(false);
    },
  );
});
