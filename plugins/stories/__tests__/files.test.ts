import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {storyMaker} from '../files';
import type {DemoFiles} from '../../page-reader/core/types';

/** A folder in which every file is one of the same story. */
const files: DemoFiles = {
  reaches: () => true,
  site: '..',
  read: () => 'export default {};\nexport const A = {render: () => 1};\n',
  list: () => [],
};

const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-stories-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

it('takes tags from what all stories have', () => {
  const siteDir = makeFolder();
  writeFileSync(path.join(siteDir, 'preview.ts'), "export const tags = ['browser-only'];");
  const maker = storyMaker(path.join(siteDir, 'made'), [{path: 'docs/ui', file: 'preview.ts'}]);
  const written = {story: 'Screen.stories.tsx#A', options: {}, line: 7};
  const madeOn = (page: string) => maker(siteDir)(written, {path: page, files});
  expect(madeOn('docs/ui/a.md')).toHaveProperty('options.browserOnly', true);
  expect(madeOn('docs/other/a.md')).not.toHaveProperty('options.browserOnly');
});

it('tells of each file that it has written for a page, and writes it once', () => {
  const siteDir = makeFolder();
  const made = path.join(siteDir, 'made');
  const written = {story: 'Screen.stories.tsx#A', options: {}, line: 7};
  const watched = new Set<string>();
  const page = {path: 'docs/a.md', files, watch: (file: string) => watched.add(file)};
  const make = () => storyMaker(made)(siteDir)(written, page);
  make();
  const names = readdirSync(path.join(made, 'stories'));
  expect([...watched].sort()).toEqual(names.map((name) => path.join(made, 'stories', name)).sort());
  expect(names).toHaveLength(2);
  for (const file of watched) writeFileSync(file, 'as it was');
  make();
  for (const file of watched) expect(readFileSync(file, 'utf8')).toBe('as it was');
});

it('takes stories of another file along, and says once whose types are not checked', () => {
  const notice = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const folder = makeFolder();
  const own = {
    'A.stories.tsx': `import * as B from './B.stories';
export default {component: Button};
export const One = {args: {...B.Two.args}};
`,
    'B.stories.tsx': `import * as A from './A.stories';
import {fn} from '@storybook/test';
export default {component: Button, args: {onClick: fn(), a: A}};
export const Two = {args: {label: 'b'}};
`,
  };
  const make = storyMaker(folder)(folder);
  const read = (file: string) => own[file as keyof typeof own] as string | undefined;
  const written = {story: 'A.stories.tsx#One', options: {}, line: 1};
  make(written, {path: 'docs/a.md', files: {...files, read}});
  const demo = make(written, {path: 'docs/a.md', files: {...files, read}});
  expect(demo).toMatchObject({preview: '<Button {...B.Two.args} />'});
  const made = readdirSync(path.join(folder, 'stories')).map((file) =>
    file.replace(/-\w+\.\w+$/, ''),
  );
  expect(made.sort()).toEqual(['A-stories-One', 'A-stories-view', 'B-stories-view']);
  expect(notice).toHaveBeenCalledTimes(1);
  notice.mockRestore();
});

it('takes the preview of the folder that the page is in', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.storybook'));
  writeFileSync(path.join(folder, '.storybook/preview.js'), 'export const args = {};\n');
  const previews = [{path: 'docs/ui', file: '.storybook/preview.js'}];
  const make = storyMaker(folder, previews)(folder);
  const written = {story: 'Screen.stories.tsx#A', options: {}, line: 1};
  const entryIn = (page: string) => {
    const made = make(written, {path: page, files}) as {module: string};
    return readFileSync(path.join(folder, made.module.replace('@generated/', '')), 'utf8');
  };
  expect(entryIn('docs/ui/button.md')).toContain('withPreview');
  expect(entryIn('docs/uikit/button.md')).not.toContain('withPreview');
});
