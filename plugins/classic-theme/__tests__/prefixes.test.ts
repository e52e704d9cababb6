import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import type {Plugin} from 'postcss';
import {withoutOwnSheets} from '../prefixes';

const docusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const PRESET = createRequire(docusaurus.resolve('@docusaurus/bundler')).resolve(
  'postcss-preset-env',
);
/** What the preset writes out, where its options ask for it. */
const CSS = '.a { & .b { color: red } }';

type Entry = [plugin: Plugin, options: object];

async function pass(from: string | undefined, entry: unknown): Promise<string> {
  return (await postcss([(entry as Entry)[0]]).process(CSS, {from})).css;
}

it.each([
  ['src/css/base.css', false],
  ['plugins/demos/theme/Demo/styles.module.css', false],
  ['node_modules/infima/dist/css/default/default.css', false],
  ['node_modules/bootstrap/dist/css/bootstrap.css', true],
  ['examples/antd/src/site.css', true],
])('%s passes the preset: %s', async (file, passes) => {
  const options = {features: {'nesting-rules': true}};
  const css = await pass(path.resolve(file), withoutOwnSheets([PRESET, options]));
  expect(css === CSS).toBe(!passes);
});

it('passes what comes from no file', async () => {
  const entry = withoutOwnSheets([PRESET, {features: {'nesting-rules': true}}]);
  expect(await pass(undefined, entry)).toContain('.a .b');
});

it('heeds options that another plugin sets later', async () => {
  const entry = withoutOwnSheets([PRESET, {}]) as Entry;
  entry[1] = {features: {'nesting-rules': true}};
  expect(await pass('/site/site.css', entry)).toContain('.a .b');
});

it('leaves other plugins of PostCSS as they are', () => {
  const plugins = ['tailwindcss', [require.resolve('postcss-rtlcss'), {}], {postcssPlugin: 'own'}];
  expect(plugins.map(withoutOwnSheets)).toEqual(plugins);
});
