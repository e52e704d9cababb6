import {execFileSync} from 'node:child_process';
import path from 'node:path';

const output = execFileSync(process.execPath, [
  path.join(__dirname, '__fixtures__', 'runBundler.mjs'),
]);
const {first, later} = JSON.parse(output.toString()) as {first: string[]; later: string[][]};

function has(modules: string[], part: string): boolean {
  return modules.some((name) => name.includes(part));
}

it('loads the island with the page', () => {
  expect(has(first, 'theme/Demo/Island.tsx')).toBe(true);
  expect(has(first, 'theme/Demo/activate.ts')).toBe(true);
});

it.each(['theme/Demo/mount.tsx', 'react-dom/client'])(
  'loads %s with the first demo that is wanted',
  (name) => {
    expect(has(first, name)).toBe(false);
    expect(has(later.flat(), name)).toBe(true);
  },
);

it('loads the frame apart from the page and from what mounts', () => {
  const part = '__fixtures__/frame.js';
  expect(has(first, part)).toBe(false);
  const chunks = later.filter((modules) => has(modules, part));
  expect(chunks).toHaveLength(1);
  expect(has(chunks.flat(), 'theme/Demo/mount.tsx')).toBe(false);
});

it('sends nothing of a library that no frame is of', () => {
  expect([...first, ...later.flat()].filter((name) => /@emotion|@mui/.test(name))).toEqual([]);
});

it.each(['theme/Demo/server.tsx', 'react-dom/server'])('never sends %s to readers', (name) => {
  expect(has([...first, ...later.flat()], name)).toBe(false);
});
