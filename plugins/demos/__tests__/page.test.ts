import {execFileSync} from 'node:child_process';
import path from 'node:path';

const output = execFileSync(
  process.execPath,
  [path.join(__dirname, '__fixtures__', 'runPage.mjs')],
  {maxBuffer: 2 ** 26},
);
const {modules, files, missing} = JSON.parse(output.toString()) as Record<
  'modules' | 'files' | 'missing',
  string[]
>;
const has = (names: string[], part: string) => names.some((name) => name.includes(part));

it('runs the package that stands for another, with what that brings along', () => {
  expect(has(modules, '/node_modules/@mui/material-v6/Button/')).toBe(true);
  expect(has(modules, '/node_modules/@mui/material-v6/node_modules/@mui/system/')).toBe(true);
  expect(has(modules, '/node_modules/@mui/material/')).toBe(false);
});

it('makes the page anew when something that it shows changes, or comes', () => {
  expect(has(files, 'basic/BasicButtons.tsx.preview')).toBe(true);
  expect(has(files, 'basic/BasicButtons.js')).toBe(true);
  expect(has([...files, ...missing], 'pages/demos/demos.axe.json')).toBe(true);
});
