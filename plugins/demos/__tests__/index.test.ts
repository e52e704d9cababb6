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
  const plugin = liveDemos({siteDir: ''} as LoadContext, DEFAULT_OPTIONS);
  expect(plugin.configureWebpack?.({}, isServer, utils, undefined)).toMatchObject({
    plugins: [{definitions: {VITRINE_SERVER: value}}, expect.anything()],
  });
});

it('keeps libraries out of the first load of the browser, which alone has one', () => {
  const {configureWebpack} = liveDemos({siteDir: ''} as LoadContext, {
    ...DEFAULT_OPTIONS,
    libraries: ['@mui'],
  });
  const groups = {common: expect.anything(), demoLibraries: expect.anything()};
  expect(configureWebpack?.({}, false, utils, undefined)).toMatchObject({
    optimization: {splitChunks: {cacheGroups: groups}},
  });
  expect(configureWebpack?.({}, true, utils, undefined)).not.toHaveProperty('optimization');
});

it('lets a package stand for another below a folder, for both bundles', () => {
  const aliases = [{path: './docs/v6/', packages: {'@mui/material': '@mui/material-v6'}}];
  const {configureWebpack} = liveDemos({siteDir: '/site'} as LoadContext, {
    ...DEFAULT_OPTIONS,
    aliases,
  });
  for (const isServer of [true, false]) {
    expect(configureWebpack?.({}, isServer, utils, undefined)).toMatchObject({
      module: {
        rules: [
          {include: '/site/docs/v6/', resolve: {alias: aliases[0]?.packages}},
          {include: expect.any(RegExp), resolve: {alias: aliases[0]?.packages}},
        ],
      },
    });
  }
});

it('refuses aliases and playgrounds of what is not there, all at once', async () => {
  const {contentLoaded} = liveDemos({siteDir: path.dirname(PAGES)} as LoadContext, {
    ...DEFAULT_OPTIONS,
    aliases: [{path: 'pages', packages: {'@mui/material': '@mui/material-v1'}}],
    playgrounds: [{path: 'pgaes', package: '@mui/material', api: '/api/'}],
  });
  const actions = {} as PluginContentLoadedActions;
  await expect(contentLoaded?.({content: undefined, actions})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin live-demos, option aliases[0].packages["@mui/material"]: "@mui/material-v1" is not installed
      Fix: npm install @mui/material-v1@npm:@mui/material@<version>
    plugin live-demos, option playgrounds[0].path: there is no "pgaes" in the site
      Fix: name a folder of pages, such as "docs/material-ui""
  `);
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

it('reads demos from the disk, beside the page', async () => {
  const [tree, file] = page('{{"demo": "nested/Deep.tsx"}}');
  await remarkPlugin()(tree, file);
  expect(tree.children.map(({type}) => type)).toEqual(['mdxJsxFlowElement', 'mdxjsEsm']);
});

it("names the page by its path in the site, and the folder's demos", async () => {
  const [tree, file] = page('{{"demo": "nested/Deeep.tsx"}}');
  await expect(remarkPlugin()(tree, file)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "pages/page.md:1: there is no demo "nested/Deeep.tsx" beside the page
      Fix: did you mean "nested/Deep.jsx"?"
  `);
});

it('names the record beside the page where it is torn', async () => {
  const [tree, file] = page('Text.');
  const torn = {...file, path: path.join(PAGES, 'torn', 'page.md')};
  await expect(remarkPlugin()(tree, torn)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "pages/torn/demos.axe.json: is no JSON
      Fix: delete it and run "npm run test:demos", which writes it anew"
  `);
});

describe('a translated page', () => {
  const original = path.join(PAGES, 'nested');
  const translated = (value: string): Parameters<ReturnType<typeof remarkPlugin>> => {
    const [tree, file] = page(value);
    return [tree, {...file, data: {originalFolder: original}}];
  };
  const attributesOf = (tree: Root) => JSON.stringify(tree.children);

  it('has the demos of the page that it translates, and their frame', async () => {
    const [tree, file] = translated('{{"demo": "Deep.jsx"}}');
    await remarkPlugin()(tree, file);
    expect(attributesOf(tree)).toContain('"@site/pages/nested/Deep.jsx"');
    expect(attributesOf(tree)).toContain('"pages/nested/page.md:1"');
  });

  it('may have demos of its own', async () => {
    const [tree, file] = translated('{{"demo": "nested/Deep.jsx"}}');
    await remarkPlugin()(tree, file);
    expect(attributesOf(tree)).toContain('"./nested/Deep.jsx"');
  });

  it('is itself what an error names', async () => {
    const [tree, file] = translated('{{"demo": "Deeep.jsx"}}');
    await expect(remarkPlugin()(tree, file)).rejects.toThrow('pages/page.md:1: there is no demo');
  });
});
