import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {DEFAULT_OPTIONS} from '../options';
import {remarkPlugin} from '../remark';
import {PAGES} from './__fixtures__/compile';

const insert = remarkPlugin(DEFAULT_OPTIONS);

function page(value: string): [Root, {path: string; cwd: string; value: string}] {
  const end = {line: 1, column: value.length + 1, offset: value.length};
  const position = {start: {line: 1, column: 1, offset: 0}, end};
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value}], position}],
  };
  return [tree, {path: path.join(PAGES, 'page.md'), cwd: path.dirname(PAGES), value}];
}

it('reads demos from the disk, beside the page', async () => {
  const [tree, file] = page('{{"demo": "nested/Deep.tsx"}}');
  await insert(tree, file);
  expect(tree.children.map(({type}) => type)).toEqual(['mdxJsxFlowElement', 'mdxjsEsm']);
});

it("names the page by its path in the site, and the folder's demos", async () => {
  const [tree, file] = page('{{"demo": "nested/Deeep.tsx"}}');
  await expect(insert(tree, file)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "pages/page.md:1: there is no demo "nested/Deeep.tsx" beside the page
      Fix: did you mean "nested/Deep.jsx"?"
  `);
});

it('names the record beside the page where it is torn', async () => {
  const [tree, file] = page('Text.');
  const torn = {...file, path: path.join(PAGES, 'torn', 'page.md')};
  await expect(insert(tree, torn)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "pages/torn/demos.axe.json: is no JSON
      Fix: delete it, and run "vitrine check --write", which writes it anew"
  `);
});

it('tells the bundlers of the module that it has written for a fence', async () => {
  const generatedFilesDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-live-'));
  const watched: string[] = [];
  const watcher = {add: (_page: string, file: string) => watched.push(file), plugin: jest.fn()};
  const [, file] = page('');
  const tree: Root = {
    type: 'root',
    children: [{type: 'code', lang: 'jsx', meta: 'live', value: '<a />'}],
  };
  await remarkPlugin({...DEFAULT_OPTIONS, generatedFilesDir, watcher})(tree, file);
  const written = watched.filter((name) => name.startsWith(generatedFilesDir));
  expect(written).toHaveLength(1);
  expect(readFileSync(written[0] ?? '', 'utf8')).toContain('<a />');
  rmSync(generatedFilesDir, {recursive: true});
});

describe('a translated page', () => {
  const original = path.join(PAGES, 'nested');
  const translated = (value: string): Parameters<typeof insert> => {
    const [tree, file] = page(value);
    return [tree, {...file, data: {originalFolder: original}}];
  };
  const attributesOf = (tree: Root) => JSON.stringify(tree.children);

  it('has the demos of the page that it translates, and their frame', async () => {
    const [tree, file] = translated('{{"demo": "Deep.jsx"}}');
    await insert(tree, file);
    expect(attributesOf(tree)).toContain('"@site/pages/nested/Deep.jsx"');
    expect(attributesOf(tree)).toContain('"pages/nested/page.md:1"');
  });

  it('may have demos of its own', async () => {
    const [tree, file] = translated('{{"demo": "nested/Deep.jsx"}}');
    await insert(tree, file);
    expect(attributesOf(tree)).toContain('"./nested/Deep.jsx"');
  });

  it('is itself what an error names', async () => {
    const [tree, file] = translated('{{"demo": "Deeep.jsx"}}');
    await expect(insert(tree, file)).rejects.toThrow('pages/page.md:1: there is no demo');
  });
});
