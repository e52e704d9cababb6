import path from 'node:path';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import type {Frame} from '../core/types';
import demos from '../index';
import {DEFAULT_OPTIONS} from '../options';
import {PAGES} from './__fixtures__/compile';

/** Stands for the bundler's plugin, and keeps what it is given. */
class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

/** What the plugin is told of a site. */
const contextOf = (siteDir: string) =>
  ({siteDir, baseUrl: '/', generatedFilesDir: '/generated'}) as LoadContext;

const utils = {
  currentBundler: {name: 'rspack', instance: {DefinePlugin}},
} as unknown as ConfigureWebpackUtils;

it.each([
  [true, 'true'],
  [false, 'false'],
])('tells the bundler whether it is the server: %p', (isServer, value) => {
  const plugin = demos(contextOf(''), DEFAULT_OPTIONS);
  const config = plugin.configureWebpack?.({}, isServer, utils, undefined);
  expect(config).toHaveProperty('plugins.0.definitions', {
    VITRINE_SERVER: value,
    VITRINE_SERVED: String(!isServer),
  });
});

it('keeps what demos import out of the first load of the browser, which alone has one', () => {
  const {configureWebpack} = demos(contextOf(''), DEFAULT_OPTIONS);
  const groups = {common: expect.anything(), demoImports: expect.anything()};
  expect(configureWebpack?.({}, false, utils, undefined)).toMatchObject({
    optimization: {splitChunks: {cacheGroups: groups}},
  });
  expect(configureWebpack?.({}, true, utils, undefined)).not.toHaveProperty('optimization');
});

it('lets a package stand for another below a folder, for both bundles', () => {
  const aliases = [{path: './docs/v6/', packages: {'@mui/material': '@mui/material-v6'}}];
  const {configureWebpack} = demos(contextOf('/site'), {
    ...DEFAULT_OPTIONS,
    aliases,
  });
  for (const isServer of [true, false]) {
    expect(configureWebpack?.({}, isServer, utils, undefined)).toMatchObject({
      module: {
        rules: [
          {include: '/site/docs/v6/', resolve: {alias: aliases[0]?.packages}},
          {include: expect.any(RegExp), resolve: {alias: aliases[0]?.packages}},
          expect.anything(),
          expect.anything(),
        ],
      },
    });
  }
});

it('gives the ready frames the packages of the site before those of Vitrine', () => {
  const {configureWebpack} = demos(contextOf('/a/site'), DEFAULT_OPTIONS);
  const folders = ['/a/site/node_modules', '/a/node_modules', '/node_modules'];
  expect(configureWebpack?.({}, false, utils, undefined)).toMatchObject({
    module: {
      rules: [
        {
          include: expect.stringMatching(/src.frames.$/),
          resolve: {modules: [...folders, 'node_modules']},
        },
        {resolve: {modules: ['node_modules', ...folders]}},
      ],
    },
  });
});

it('refuses aliases of what is not there, all at once', async () => {
  const {contentLoaded} = demos(contextOf(path.dirname(PAGES)), {
    ...DEFAULT_OPTIONS,
    aliases: [{path: 'pgaes', packages: {'@mui/material': '@mui/material-v1'}}],
  });
  const actions = {} as PluginContentLoadedActions;
  await expect(contentLoaded?.({content: undefined, actions})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin demos, option aliases[0].path: there is no "pgaes" in the site
      Fix: name a folder of pages, such as "docs/material-ui"
    plugin demos, option aliases[0].packages["@mui/material"]: "@mui/material-v1" is not installed
      Fix: npm install @mui/material-v1@npm:@mui/material@<version>"
  `);
});

async function writtenFrames(frames: Frame[]): Promise<unknown[][]> {
  const createData = jest.fn(async () => 'written');
  const context = contextOf(path.dirname(PAGES));
  const {contentLoaded} = demos(context, {...DEFAULT_OPTIONS, frames});
  const actions = {createData} as Partial<PluginContentLoadedActions> as PluginContentLoadedActions;
  await contentLoaded?.({content: undefined, actions});
  return createData.mock.calls;
}

it('writes the list of frames, be it empty', async () => {
  expect(await writtenFrames([])).toEqual([['frames.js', expect.stringContaining('export')]]);
  const [call] = await writtenFrames([{path: 'pages', module: './pages/Bare.tsx'}]);
  expect(call?.[1]).toContain('import("@site/pages/Bare.tsx")');
  const [other] = await writtenFrames([{path: 'pages', module: 'react/jsx-runtime'}]);
  expect(other?.[1]).toContain('import("react/jsx-runtime")');
});

it('refuses frames whose folder or module is not there, all at once', async () => {
  const frames = [
    {path: 'pages', module: './pages/Bore.tsx'},
    {path: 'pgaes', module: 'react/frame'},
  ];
  await expect(writtenFrames(frames)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin demos, option frames[0].module: there is no "./pages/Bore.tsx" in the site
      Fix: name a module with its ending, such as "./src/frame.tsx"
    plugin demos, option frames[1].path: there is no "pgaes" in the site
      Fix: name a folder of pages, such as "docs/material-ui"
    plugin demos, option frames[1].module: the package "react" has no "react/frame"
      Fix: name what it exports, or a file of the site, such as "./src/frame.tsx""
  `);
});
