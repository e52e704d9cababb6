import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadThemeAliases} from '@docusaurus/core/lib/webpack/aliases';
import type {LoadedPlugin} from '@docusaurus/types';
import {headerRoot} from '../bundle';

const classic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** As Docusaurus makes them of a theme; an upgrade may change their names. */
async function aliasesOf(theme: string) {
  const plugin = {path: theme, getThemePath: () => 'lib/theme'} as LoadedPlugin;
  return loadThemeAliases({siteDir: path.join(__dirname, 'none'), plugins: [plugin]});
}

it('stands in the place of the header that a layout asks for, and finds that one', async () => {
  const alias = await aliasesOf(classic);
  const {resolve} = headerRoot({resolve: {alias}}, false);
  const [asked = ''] = Object.keys(resolve?.alias ?? {});
  expect(readFileSync(path.join(classic, 'lib/theme/Layout/index.js'), 'utf8')).toContain(
    `import Navbar from '${asked}';`,
  );
  expect(resolve?.alias['vitrine-navbar$']).toBe(path.join(classic, 'lib/theme/Navbar/index.js'));
});

it("begins a page by an entry of its own, and Docusaurus' own entry is where it was", async () => {
  const alias = await aliasesOf(classic);
  const {entry, resolve} = headerRoot({resolve: {alias}}, false);
  expect(existsSync(`${entry?.main}.ts`)).toBe(true);
  const own = resolve?.alias['vitrine-page$'] ?? '';
  expect(readFileSync(own, 'utf8')).toContain('window.docusaurusRoot = ReactDOM.hydrateRoot');
  expect(headerRoot({resolve: {alias}}, true).entry).toBeUndefined();
});

it('leaves a theme without a header as it is', () => {
  expect(headerRoot({}, false)).toEqual({});
});
