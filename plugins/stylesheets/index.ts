import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Ships the icon font with the site, and has a provider's stylesheet loaded in the browser where
 * the options name one. `useStylesheet` needs nothing of the build.
 */
export default function stylesheets(
  _context: LoadContext,
  {iconFont, iconSelector}: PluginOptions,
): Plugin {
  const isProvided = iconFont !== false && iconFont !== 'site';
  return {
    name: 'stylesheets',

    async contentLoaded({actions}) {
      if (!isProvided) return;
      await actions.createData('icon-font.json', {href: iconFont, selector: iconSelector});
    },

    getClientModules() {
      return [
        ...(iconFont === false ? [] : ['./client/iconFont.css']),
        ...(isProvided ? ['./client/start'] : []),
      ];
    },
  };
}
