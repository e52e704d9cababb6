import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writePages} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Gives the theme its `Story`, and writes the pages that files of stories are. */
export default function stories({siteDir}: LoadContext, {pages}: PluginOptions): Plugin {
  const folders = pages.map((folder) => path.resolve(siteDir, folder));
  const write = () => folders.forEach((folder) => writePages(siteDir, folder));
  // Before any docs instance looks for its pages.
  write();
  return {
    name: 'stories',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => folders.map((folder) => `${folder}/**/*.stories.{js,jsx,ts,tsx}`),
    loadContent() {
      write();
      return Promise.resolve();
    },
  };
}
