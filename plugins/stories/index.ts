import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {writePages} from './files';
import type {PluginOptions, Preview} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Gives the theme its `Story`, and writes the pages that files of stories are. */
export default function stories({siteDir}: LoadContext, {pages, previews}: PluginOptions): Plugin {
  const missing = previews.filter(({file}) => !existsSync(path.join(siteDir, file)));
  if (missing.length > 0) throw new VitrineError(missing.map(missingPreview));
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

function missingPreview({path: docs, file}: Preview): ErrorParts {
  return {
    where: 'docusaurus.config.ts',
    what: `the product whose docs are ${docs} has the preview "${file}", which is not there`,
    fix: 'write the path of .storybook/preview.tsx from the folder of the site, or leave `preview` out',
  };
}
