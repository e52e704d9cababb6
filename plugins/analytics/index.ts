import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ClientData} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Brings the analytics tag, what is reported to it, and the question of consent. */
export default function analytics(
  {siteConfig: {i18n}}: LoadContext,
  {tagId, scriptUrl, webVitalsRatio, ask, hostedSearch}: PluginOptions,
): Plugin {
  return {
    name: 'analytics',
    getClientModules: () => (tagId || ask || hostedSearch ? ['./client'] : ['./client/foreign']),
    // Read for the texts to translate, too.
    getPathsToWatch: () => [path.resolve(__dirname, 'client/**/*.{ts,js}')],
    async contentLoaded({actions}) {
      const data: ClientData = {
        tagId,
        scriptUrl,
        webVitalsRatio,
        ask,
        hostedSearch,
        locales: i18n.locales,
      };
      await actions.createData('settings.json', data);
      // Only then does the theme offer the question anew.
      actions.setGlobalData({asks: ask});
    },
  };
}
