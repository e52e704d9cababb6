import type {DemoPage} from '../../demo-code/core/check';
import {checkDemo} from '../../demo-code/core/check';
import type {Fault} from '../../page-reader/core/types';
import type {CompiledDemo} from '../../demo-code/core/demo';
import {pageOf} from './__fixtures__/disk';

const source = 'export default function BasicButtons() {}\n';
const disk: Record<string, string> = {
  'BasicButtons.tsx': source,
  'Bare.tsx': 'export const a = 1;',
  'deep/Torn.tsx': 'export default function Torn() {\n  return <b>;\n}\n',
  'deep/Lost.tsx': `import Button from '@mui/material/Buton';
import draw from 'clxs';
import far from 'left/src/far';
import {theme} from './thme';
export default () => [Button, draw, far, theme];
`,
  'deep/theme.ts': 'export const theme = {};\n',
  'Odd.tsx': `import a from '#a';
import b from '~/b';
import c from 'node:fs';
import d from 'https://host/d.js';
import e from 'q';
export default () => [a, b, c, d, e];
`,
  'Routed.tsx': `import {Link} from 'react-router-dom';
export default () => Link;
`,
  'Marked.tsx': '// #region preview\nexport default 1;\n',
};

function check(src: unknown, options = {}, rest: Partial<DemoPage> = {}) {
  return checkDemo({src, options, line: 3}, pageOf(disk, rest));
}

async function demo(...given: Parameters<typeof check>): Promise<CompiledDemo> {
  const checked = await check(...given);
  if (Array.isArray(checked)) throw new Error(JSON.stringify(checked));
  return checked;
}

async function faults(...given: Parameters<typeof check>): Promise<string[]> {
  const checked = (await check(...given)) as Fault[];
  return checked.map(({line, what, fix}) => `${line}: ${what}\n  Fix: ${fix}`);
}

it('gives what is known of a demo', async () => {
  expect(await check('./BasicButtons.js', {bg: 'inline'})).toMatchObject({
    name: 'BasicButtons',
    file: 'BasicButtons.tsx',
    source,
    options: {bg: 'inline'},
    at: 'docs/a.md:3',
    files: [{name: 'BasicButtons.tsx', variants: ['ts', 'js'], hasPreview: false}],
    packages: {react: '19.2.9', 'react-dom': '19.2.9'},
  });
});

it('says where it can be edited, and what was found in it', async () => {
  const reports = {BasicButtons: {date: '2026-11-22', version: '7.3.4', violations: 0}};
  const editUrl = 'https://host/edit/main/';
  expect(await demo('BasicButtons.tsx', {}, {editUrl, reports})).toMatchObject({
    edit: 'https://host/edit/main/docs/BasicButtons.tsx',
    report: reports.BasicButtons,
  });
  const alone = await demo('BasicButtons.tsx', {}, {editUrl: ''});
  expect(alone).not.toHaveProperty('edit');
  expect(alone.report).toBeUndefined();
});

it('suggests the nearest file, and tells the faults of the options too', async () => {
  expect(await faults('BasicButons.tsx', {bgg: true})).toMatchInlineSnapshot(`
    [
      "3: there is no demo "BasicButons.tsx" beside the page
      Fix: did you mean "BasicButtons.tsx"?",
      "3: demo "BasicButons.tsx": "bgg" is not an option
      Fix: did you mean "bg"?",
    ]
  `);
});

it('refuses imports that no package can answer, without a guess', async () => {
  expect(await faults('Odd.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "Odd.tsx", line 1: it imports "#a", which is not supported in a demo
      Fix: import a package by its name, or a file by a path that begins with ./",
      "3: demo "Odd.tsx", line 2: it imports "~/b", which is not supported in a demo
      Fix: import a package by its name, or a file by a path that begins with ./",
      "3: demo "Odd.tsx", line 3: it imports "node:fs", a module of node, which no browser has
      Fix: take it out: a demo runs where its readers are",
      "3: demo "Odd.tsx", line 4: it imports "https://host/d.js", which is not supported in a demo
      Fix: import a package by its name, or a file by a path that begins with ./",
      "3: demo "Odd.tsx", line 5: it imports "q", and q is not installed
      Fix: npm install q",
    ]
  `);
});

it('refuses a demo without a default export', async () => {
  expect(await faults('Bare.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "Bare.tsx" has no default export
      Fix: write "export default function Bare() { … }" in Bare.tsx",
    ]
  `);
});

it('tells broken syntax with its line', async () => {
  expect(await faults('deep/Torn.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "deep/Torn.tsx", line 2: JSX element 'b' has no corresponding closing tag.
      Fix: mend line 2 of deep/Torn.tsx",
    ]
  `);
});

it('tells imports of what is not there, and what is near', async () => {
  expect(await faults('deep/Lost.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "deep/Lost.tsx", line 4: it imports "./thme", and there is no such file
      Fix: did you mean "./theme"?",
      "3: demo "deep/Lost.tsx", line 1: it imports "@mui/material/Buton", which @mui/material does not have
      Fix: did you mean "@mui/material/Button"?",
      "3: demo "deep/Lost.tsx", line 2: it imports "clxs", and clxs is not installed
      Fix: did you mean "clsx"? If not: npm install clxs",
      "3: demo "deep/Lost.tsx", line 3: it imports "left/src/far", and left is not installed
      Fix: bring the code, and write its path from the demo. If not: npm install left",
    ]
  `);
});

it('refuses what only Docusaurus has installed, in a version of its own', async () => {
  expect(await faults('Routed.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "Routed.tsx", line 1: it imports "react-router-dom", and of react-router-dom there is only what Docusaurus has for itself (5.3.4)
      Fix: npm install react-router-dom in the site, in the version that readers are to have",
    ]
  `);
});

it('tells marks that are not closed', async () => {
  expect(await faults('Marked.tsx')).toMatchInlineSnapshot(`
    [
      "3: demo "Marked.tsx", line 1: the preview begins here and never ends
      Fix: add a line "// #endregion preview", or "{/* #endregion preview */}" within JSX",
    ]
  `);
});

it.each([[undefined], [''], [3]])('refuses %p as a file', async (src) => {
  expect(await check(src)).toEqual([
    {
      line: 3,
      what: 'a demo names no file',
      fix: 'name its file: {{"demo": "Name.tsx"}}, or <Demo src="./Name.tsx" /> in .mdx',
    },
  ]);
});

it('leaves its controls to the plugin of playgrounds, and refuses what names none', async () => {
  const {playground} = await demo('./BasicButtons.tsx', {controls: 'Button'});
  const given = {component: 'Button', options: {}, line: 3, demo: './BasicButtons.tsx'};
  expect(playground).toEqual(given);
  expect(await faults('BasicButtons.tsx', {controls: 'button'})).toMatchInlineSnapshot(`
    [
      "3: demo "BasicButtons.tsx": the option "controls" is "button"
      Fix: name a component, such as "Button"",
    ]
  `);
});
