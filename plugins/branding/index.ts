import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {initScript} from './core/initScript';
import {THEME_COLORS} from './core/schemes';
import {tokenSheet} from './core/sheet';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const SHEET = 'tokens.css';

/** Writes the tokens' style sheet, and the script before the first paint. */
export default function branding(
  {generatedFilesDir}: LoadContext,
  options: PluginOptions & {id: string},
): Plugin {
  return {
    name: 'branding',

    async contentLoaded({actions}) {
      await actions.createData(SHEET, tokenSheet(options.accents));
    },

    getClientModules() {
      return [path.join(generatedFilesDir, 'branding', options.id, SHEET), './client/start'];
    },

    injectHtmlTags() {
      return {headTags: [...themeColors(), {tagName: 'script', innerHTML: initScript()}]};
    },
  };
}

/** Before the script, which sets both: without scripts, the system's wish decides. */
function themeColors(): HtmlTagObject[] {
  return (['light', 'dark'] as const).map((theme) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${theme})`,
      content: THEME_COLORS[theme],
    },
  }));
}
