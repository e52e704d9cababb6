import {checkDemo} from '../core/check';
import type {DemoFiles} from '../core/types';

const source = 'export default function BasicButtons() {}\n';
const disk: Record<string, string> = {
  'BasicButtons.tsx': source,
  'Bare.tsx': 'export const a = 1;',
};
const files: DemoFiles = {read: (file) => disk[file], list: () => Object.keys(disk)};

function check(src: unknown, options = {}) {
  return checkDemo({src, options, line: 3}, 'docs/a.md', files);
}

it('gives what is known of a demo', () => {
  expect(check('./BasicButtons.js', {bg: 'inline'})).toEqual({
    name: 'BasicButtons',
    file: 'BasicButtons.tsx',
    source,
    options: {bg: 'inline'},
    at: 'docs/a.md:3',
  });
});

it('suggests the nearest file, and tells the faults of the options too', () => {
  expect(check('BasicButons.tsx', {bgg: true})).toMatchInlineSnapshot(`
    [
      {
        "fix": "did you mean "BasicButtons.tsx"?",
        "line": 3,
        "what": "there is no demo "BasicButons.tsx" beside the page",
      },
      {
        "fix": "did you mean "bg"?",
        "line": 3,
        "what": "demo "BasicButons.tsx": "bgg" is not an option",
      },
    ]
  `);
});

it('refuses a demo without a default export', () => {
  expect(check('Bare.tsx')).toMatchInlineSnapshot(`
    [
      {
        "fix": "write "export default function Bare() { … }" in Bare.tsx",
        "line": 3,
        "what": "demo "Bare.tsx" has no default export",
      },
    ]
  `);
});

it.each([[undefined], [''], [3]])('refuses %p as a file', (src) => {
  expect(check(src)).toEqual([
    {
      line: 3,
      what: 'a demo names no file',
      fix: 'name its file: {{"demo": "Name.tsx"}}, or <Demo src="./Name.tsx" /> in .mdx',
    },
  ]);
});
