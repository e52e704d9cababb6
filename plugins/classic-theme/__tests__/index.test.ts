import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import type {AcceptedPlugin} from 'postcss';
import classicTheme, {validateThemeConfig} from '../index';

const context = {
  siteDir: '/site',
  siteStorage: {type: 'localStorage', namespace: ''},
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
  siteConfig: {themeConfig: {colorMode: {}, prism: {additionalLanguages: []}}},
} as unknown as LoadContext;

function load(): Plugin<undefined> {
  return classicTheme(context, {customCss: ['./a.css'], lighter: true});
}

/** Runs a style sheet through the PostCSS plugins that the theme adds. */
async function mirror(css: string, from: string, theme = load()): Promise<string> {
  const {plugins} = theme.configurePostCss?.({plugins: []} as never) ?? {};
  expect(plugins).toHaveLength(1);
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from})).css;
}

it('sends neither Prism nor an inline script to readers', () => {
  const theme = load();
  const modules = theme.getClientModules?.() ?? [];
  expect(modules.join('\n')).not.toMatch(/prism/);
  expect(modules).toContain('/site/a.css');
  expect(modules.every((module) => /^\/|^\.\/client$/.test(module))).toBe(true);
  expect(JSON.stringify(theme.injectHtmlTags?.({content: undefined}))).not.toMatch(/script/);
});

it('finds the components of the theme from where it stands', () => {
  expect(load().getThemePath?.()).toMatch(/theme-classic\/lib\/theme$/);
});

it('hands the validation of themeConfig through', () => {
  expect(validateThemeConfig).toBeInstanceOf(Function);
});

it("mirrors the framework's rules under [dir='rtl'], within their layers", async () => {
  const css = '@layer infima { .menu { margin-left: 4px; color: red } }';
  const mirrored = await mirror(css, '/site/node_modules/infima/dist/css/default/default.css');
  expect(mirrored.replace(/\s+/g, ' ')).toBe(
    '@layer infima { .menu { margin-left: 4px; color: red } ' +
      "[dir='rtl'] .menu { margin-left: 0; margin-right: 4px } }",
  );
});

it('has the same styles for a language that runs from right to left', async () => {
  const i18n = {currentLocale: 'ar', localeConfigs: {ar: {direction: 'rtl'}}};
  const theme = classicTheme({...context, i18n} as unknown as LoadContext, {
    customCss: [],
    lighter: true,
  });
  const css = '.own { margin-left: 4px }';
  expect(await mirror(css, '/site/src/css/base.css', theme)).toBe(css);
  expect(theme.getClientModules?.().join('\n')).not.toMatch(/default-rtl/);
});

it('leaves the rules of the site alone', async () => {
  const css = '.own { margin-left: 4px }';
  expect(await mirror(css, '/site/src/css/base.css')).toBe(css);
});

it('keeps what was compiled as long as the version of what compiles it', () => {
  const instance = {
    SwcJsMinimizerRspackPlugin: jest.fn(),
    NormalModuleReplacementPlugin: jest.fn(),
  };
  const utils = {currentBundler: {name: 'rspack', instance}} as never;
  const cacheOf = (experiments?: object) =>
    load().configureWebpack?.({experiments} as never, true, utils, undefined)?.experiments;
  const manifest = path.resolve(__dirname, '../../../package.json');
  expect(cacheOf({cache: {type: 'persistent'}})).toEqual({cache: {buildDependencies: [manifest]}});
  expect(cacheOf()).toBeUndefined();
});
