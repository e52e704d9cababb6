import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {parsePage} from '../../page-reader/core/parse';
import {remarkPlugin} from '../remark';

const SITE = path.resolve(__dirname, '../../..');

/** Modules are written there, beside the models. */
const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'generated-'));
cpSync(path.join(__dirname, '__fixtures__'), generatedFilesDir, {recursive: true});

const insert = remarkPlugin({
  libraries: [{path: 'docs', package: '@mui/material', api: '/api/', models: 'models'}],
  generatedFilesDir,
});

function inserted(value: string, originalFolder?: string): Root {
  const tree = parsePage(value, 'md');
  const page = path.join(SITE, 'docs/a.md');
  insert(tree, {path: page, cwd: SITE, value, ...(originalFolder && {data: {originalFolder}})});
  return tree;
}

it('reads packages and models from the disk', () => {
  const text = JSON.stringify(inserted('{{"playground": "Button"}}'));
  expect(text).toContain('"docs/a.md:1"');
  expect(text).toMatch(/"value":"children"\},"value":\{"type":"Literal","value":"Button"\}/);
});

it('looks as on the page that it translates', () => {
  const text = JSON.stringify(inserted('{{"playground": "Button"}}', path.join(SITE, 'docs/b')));
  expect(text).toContain('"docs/b/a.md:1"');
});

it('names the page by its path in the site', () => {
  expect(() => inserted('{{"playground": "Buton"}}')).toThrow(
    'docs/a.md:1: @mui/material has no component "Buton"',
  );
});

it('looks in the package that the front matter names', () => {
  const several = remarkPlugin({
    libraries: ['@mui/material', '@mui/joy'].map((name) => ({
      path: 'docs',
      package: name,
      api: '/api/',
    })),
    generatedFilesDir,
  });
  const value = '{{"playground": "Button"}}';
  const run = (frontMatter: Record<string, unknown>) => {
    const tree = parsePage(value, 'md');
    several(tree, {path: path.join(SITE, 'docs/a.md'), cwd: SITE, value, data: {frontMatter}});
    return JSON.stringify(tree);
  };
  expect(run({packageName: '@mui/joy'})).toMatch(/@generated\/playground\/-mui-joy-Button-/);
  expect(() => run({})).toThrow('@mui/material and @mui/joy each have a "Button"');
});
