import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ENDING} from '../_shared/node';

/** What the theme is made of, beside the parts that plugins bring. */
const SOURCES = path.resolve(__dirname, '../../src');

/** A component of the package, in which they are compiled but for that. */
const COMPONENT = /[\\/]vitrine[\\/]lib[\\/](?:src|plugins[\\/][\w-]+)[\\/]theme[\\/].*\.js$/;

/** Components that a header stands in, or is. */
const AROUND_HEADER = ['Navbar', 'Layout', 'Root'];

/**
 * Whether a site has put a component of its own in the place of the header, or of what it stands in:
 * such a one may ask what only the page around it tells.
 */
export function hasOwnHeader(siteDir: string): boolean {
  const folder = path.resolve(siteDir, 'src/theme');
  if (folder === path.join(SOURCES, 'theme') || !existsSync(folder)) return false;
  return readdirSync(folder).some((file) => AROUND_HEADER.includes(path.parse(file).name));
}

/** Vitrine's theme: its components, over those of the classic theme, and its styles. */
export default function theme({siteDir}: LoadContext): Plugin {
  const components = path.join(SOURCES, 'theme');
  // Docusaurus takes the components of a site itself, which its own repository is.
  const isOwn = path.resolve(siteDir, 'src') === SOURCES;
  return {
    name: 'vitrine-theme',
    ...(!isOwn && {
      getThemePath: () => components,
      getTypeScriptThemePath: () => components,
    }),
    configureWebpack: (_config, isServer, {getJSLoader}) => ({
      // Docusaurus names pages and their data by absolute paths. Each would be looked for below all
      // roots of the site first, with all endings: thirty files a page that are not there.
      resolve: {preferAbsolute: true},
      // A theme's components come with their JSX, so that a site can take them over as they are.
      ...(ENDING === '.js' && {
        module: {rules: [{test: COMPONENT, use: [getJSLoader({isServer})]}]},
      }),
    }),
    getClientModules: () => [path.join(SOURCES, 'css/index.css')],
  };
}
