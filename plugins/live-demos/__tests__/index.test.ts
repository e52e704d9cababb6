import path from 'node:path';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Frame} from '../core/types';
import liveDemos, {remarkPlugin} from '../index';
import {DEFAULT_OPTIONS} from '../options';
import {PAGES} from './__fixtures__/compile';

/** Stands for the bundler's plugin, and keeps what it is given. */
class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

const utils = {
  currentBundler: {name: 'rspack', instance: {DefinePlugin}},
} as unknown as ConfigureWebpackUtils;

it.each([
  [true, 'true'],
  [false, 'false'],
])('tells the bundler whether it is the server: %p', (isServer, value) => {
  const plugin = liveDemos({} as LoadContext, DEFAULT_OPTIONS);
  expect(plugin.configureWebpack?.({}, isServer, utils, undefined)).toMatchObject({
    plugins: [{definitions: {VITRINE_SERVER: value}}],
  });
});

it('keeps libraries out of the first load of the browser, which alone has one', () => {
  const {configureWebpack} = liveDemos({} as LoadContext, {
    ...DEFAULT_OPTIONS,
    libraries: ['@mui'],
  });
  const groups = {common: expect.anything(), demoLibraries: expect.anything()};
  expect(configureWebpack?.({}, false, utils, undefined)).toMatchObject({
    optimization: {splitChunks: {cacheGroups: groups}},
  });
  expect(configureWebpack?.({}, true, utils, undefined)).not.toHaveProperty('optimization');
});

async function writtenFrames(frames: Frame[]): Promise<unknown[][]> {
  const createData = jest.fn(async () => 'written');
  const context = {siteDir: path.dirname(PAGES)} as LoadContext;
  const {contentLoaded} = liveDemos(context, {...DEFAULT_OPTIONS, frames});
  const actions = {createData} as Partial<PluginContentLoadedActions> as PluginContentLoadedActions;
  await contentLoaded?.({content: undefined, actions});
  return createData.mock.calls;
}

it('writes the list of frames, be it empty', async () => {
  expect(await writtenFrames([])).toEqual([['frames.js', expect.stringContaining('export')]]);
  const [call] = await writtenFrames([{path: 'pages', module: './pages/Bare.tsx'}]);
  expect(call?.[1]).toContain('import("@site/pages/Bare.tsx")');
});

it('refuses frames whose folder or module is not there, all at once', async () => {
  const frames = [
    {path: 'pages', module: './pages/Bore.tsx'},
    {path: 'pgaes', module: './pages/Bare.tsx'},
  ];
  await expect(writtenFrames(frames)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin live-demos, option frames[0].module: there is no "./pages/Bore.tsx" in the site
      Fix: name a module with its ending, such as "./src/frame.tsx"
    plugin live-demos, option frames[1].path: there is no "pgaes" in the site
      Fix: name a folder of pages, such as "docs/material-ui""
  `);
});

function page(value: string): [Root, {path: string; cwd: string; value: string}] {
  const end = {line: 1, column: value.length + 1, offset: value.length};
  const position = {start: {line: 1, column: 1, offset: 0}, end};
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value}], position}],
  };
  return [tree, {path: path.join(PAGES, 'page.md'), cwd: path.dirname(PAGES), value}];
}

it('reads demos from the disk, beside the page', () => {
  const [tree, file] = page('{{"demo": "nested/Deep.tsx"}}');
  remarkPlugin()(tree, file);
  expect(tree.children).toEqual([expect.objectContaining({type: 'mdxJsxFlowElement'})]);
});

it("names the page by its path in the site, and the folder's demos", () => {
  const [tree, file] = page('{{"demo": "nested/Deeep.tsx"}}');
  expect(() => remarkPlugin()(tree, file)).toThrowErrorMatchingInlineSnapshot(`
    "pages/page.md:1: there is no demo "nested/Deeep.tsx" beside the page
      Fix: did you mean "nested/Deep.jsx"?"
  `);
});
