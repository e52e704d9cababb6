import {readFileSync} from 'node:fs';
import path from 'node:path';
import {quote, suggest} from '../../_shared/node';
import {readPage} from '../core/read';
import type {PageFile} from '../core/read';

const dialect = readFileSync(path.join(__dirname, '__fixtures__/dialect.md'), 'utf8');

function read(file: string, {at = 'docs/a.md', requireDescription = true} = {}): PageFile {
  return readPage(file, at, {fields: {}, requireDescription, quote, suggest});
}

function missing(page: PageFile): string[] {
  return page.faults.map(({what}) => what);
}

const DIALECT = {
  productId: 'material-ui',
  title: 'Knopf-Komponente für React',
  components: ['Button', 'ButtonGroup', 'Knöpfe'],
  hooks: ['useButton', 'useRipple'],
  githubLabel: 'scope: button',
  materialDesign: 'https://m2.material.io/components/buttons',
  waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  githubSource: 'packages/ui/src/Button',
  unstyled: '/base-ui/react-button/',
  packageName: '@mui/material',
  authors: ['mia', 'noor'],
  tags: ['inputs', 'forms'],
  date: '2026-01-31T00:00:00.000Z',
  manualCard: true,
  description: 'Press it & something happens.',
};

test('reads a page in the dialect, unchanged', () => {
  const page = read(dialect);
  expect(page.faults).toEqual([]);
  expect(page.frontMatter).toEqual(DIALECT);
  expect(page.content).toMatch(/^# Button\n[^]*ComponentLinkHeader\.js"}}$/);
});

test('reads the same with Windows line ends and a byte order mark', () => {
  expect(read(`\uFEFF${dialect.replaceAll('\n', '\r\n')}`).frontMatter).toEqual(DIALECT);
});

test('leaves a title at the top to Docusaurus, and tells any other', () => {
  const body = '<p class="description">Press it.</p>';
  expect(read(`# Button\n\n${body}`).frontMatter).toEqual({description: 'Press it.'});
  expect(read(`<!-- x -->\n\n# Button\n\n${body}`).frontMatter).toEqual({
    title: 'Button',
    description: 'Press it.',
  });
});

test('prefers what stands in the front matter', () => {
  const file =
    '---\ntitle: React Button\ndescription: Ours.\n---\n# B\n<p class="description">Its.</p>';
  expect(read(file).frontMatter).toEqual({title: 'React Button', description: 'Ours.'});
});

test('cuts a long description from the body', () => {
  const {frontMatter} = read(`# A\n\n<p class="description">${'word '.repeat(50)}</p>`);
  expect(frontMatter.description).toBe(`${'word '.repeat(31)}word…`);
});

test('asks every page for a title and a description', () => {
  const both = ['field "title" is missing', 'field "description" is missing'];
  expect(missing(read('Text'))).toEqual(both);
  expect(missing(read('---\n---\nText'))).toEqual(both);
  expect(missing(read('---\ntitle: A\n---\nText'))).toEqual(['field "description" is missing']);
});

test('does not call a field missing that is there and wrong', () => {
  expect(missing(read('---\ntitle:\ndescription: One. Two.\n---\n# A'))).toEqual([
    'field "title" is empty',
    'field "description" has more than one sentence',
  ]);
});

test('asks for no description where the option says so', () => {
  expect(missing(read('# A', {requireDescription: false}))).toEqual([]);
  expect(missing(read('Text', {requireDescription: false}))).toEqual(['field "title" is missing']);
});

test.each(['docs/_part.md', '_parts/a.md', 'docs/_shared/deep/a.mdx'])(
  'asks nothing of %s, but checks what it says',
  (at) => {
    expect(missing(read('Text', {at}))).toEqual([]);
    expect(missing(read('---\ndraft: 1\n---\nText', {at}))).toEqual(['field "draft" is 1']);
  },
);

test('an underscore within a name makes no partial', () => {
  expect(missing(read('Text', {at: 'docs/a_b/c_.md'}))).toHaveLength(2);
});

test('sorts faults by line, and says no more than the syntax where that is broken', () => {
  const file = '---\nunlisted: true\ndraft: true\nslug:\n---\n# A';
  expect(read(file).faults.map(({line}) => line)).toEqual([1, 2, 4]);
  expect(missing(read('---\ntitle: A: b\nslag: c\n---'))).toHaveLength(1);
});
