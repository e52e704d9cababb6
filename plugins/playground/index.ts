import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {packageFolder} from '../_shared/node/packages';
import {libraryFaults} from './core/find';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Gives the theme its `Playground`. */
export default function playground({siteDir}: LoadContext, {libraries}: PluginOptions): Plugin {
  return {
    name: 'playground',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded() {
      const exists = (file: string) => existsSync(path.join(siteDir, file));
      const isInstalled = (name: string) => packageFolder(siteDir, name) !== undefined;
      const faults = libraryFaults(libraries, exists, isInstalled);
      if (faults.length > 0) throw new VitrineError(faults);
    },
  };
}
