import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the theme is made of, beside the parts that plugins bring. */
const SOURCES = path.resolve(__dirname, '../../src');

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
    getClientModules: () => [path.join(SOURCES, 'css/index.css')],
  };
}
