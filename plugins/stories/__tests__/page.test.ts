import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writePages} from '../files';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stories-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const make = () => writePages(path.dirname(folder), folder);

const META = `export default {
  title: 'Inputs/Icon button',
  component: IconButton,
  parameters: {docs: {description: {component: 'A button **without** words. It has a name.'}}},
};
`;

it('makes a page of each file of stories', () => {
  write(
    'IconButton.stories.tsx',
    `${META}export const WithBadge = {};\nexport const Own = {name: 'All of it', tags: ['!autodocs']};\nexport const Last = {name: 'At last'};`,
  );
  make();
  expect(read('IconButton.stories.md')).toBe(`---
# Made of IconButton.stories.tsx; what is changed here is lost.
title: "Icon button"
description: "A button without words."
slug: icon-button
---

It has a name.

## With badge

{{"story": "IconButton.stories.tsx#WithBadge"}}

## At last

{{"story": "IconButton.stories.tsx#Last"}}
`);
});

it('follows the files, and leaves alone what somebody has written', () => {
  write('A.stories.tsx', `${META}export const One = {};`);
  write('B.stories.jsx', `${META}export const Two = {};`);
  write('C.stories.tsx', `${META}export const Three = {};`);
  write('b.md', 'A page of its own.');
  write('C.stories.md', 'Written by hand.');
  make();
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort(),
  ).toEqual(['A.stories.md', 'C.stories.md', 'b.md']);
  rmSync(path.join(folder, 'A.stories.tsx'));
  rmSync(path.join(folder, 'C.stories.tsx'));
  make();
  expect(readdirSync(folder).filter((file) => file.endsWith('.stories.md'))).toEqual([
    'C.stories.md',
  ]);
  expect(read('C.stories.md')).toBe('Written by hand.');
});

it('tells all that is wrong with all files at once, by file and line', () => {
  write('A.stories.tsx', 'export const One = {};');
  write('B.stories.tsx', `${META}\nexport const Two = make();`);
  const message = (() => {
    try {
      make();
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  const name = path.basename(folder);
  expect(message).toContain(`${name}/A.stories.tsx:1: it has no default export`);
  expect(message).toContain(`${name}/B.stories.tsx:7: "Two" is neither an object nor a function`);
});

it('has folders for its one option', () => {
  const validate = (options: object) =>
    validateOptions({
      options,
      validate: () => {
        throw new Error('not used: the errors would be of another form');
      },
    });
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(() => validate({pages: 'docs/ui'})).toThrow('pages');
});
