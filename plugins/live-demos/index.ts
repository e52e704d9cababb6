import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {VitrineError} from '../_shared/node';
import {demoChunks} from './core/chunks';
import {frameFaults, framesModule} from './core/frames';
import {insertDemos} from './core/insert';
import type {DemoFiles} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What the remark plugin needs to know of the page, a part of unified's VFile. */
interface PageFile {
  path: string;
  /** The site's folder, which paths in errors are relative to. */
  cwd: string;
  value: string | Uint8Array;
}

/**
 * Gives the theme its `Demo` and the list of frames, and tells both bundles which of the two they
 * are.
 */
export default function liveDemos({siteDir}: LoadContext, options: PluginOptions): Plugin {
  const {libraries, frames} = options;
  return {
    name: 'live-demos',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      const faults = frameFaults(frames, (file) => existsSync(path.join(siteDir, file)));
      if (faults.length > 0) throw new VitrineError(faults);
      await actions.createData('frames.js', framesModule(frames));
    },
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: demoChunks(libraries)}}}),
      plugins: [
        new currentBundler.instance.DefinePlugin({VITRINE_SERVER: JSON.stringify(isServer)}),
      ],
    }),
  };
}

/**
 * Remark plugin that turns `{{"demo": …}}` and `<Demo src … />` into demos. To be put before
 * Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of its demos
 */
export function remarkPlugin(): (tree: Root, file: PageFile) => void {
  return (tree, file) =>
    insertDemos(tree, {
      path: path.relative(file.cwd, file.path).replaceAll(path.sep, '/'),
      text: String(file.value),
      files: filesBeside(path.dirname(file.path)),
    });
}

function filesBeside(folder: string): DemoFiles {
  return {
    read(file) {
      const absolute = path.join(folder, file);
      return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    },
    list(below) {
      const absolute = path.join(folder, below);
      return existsSync(absolute) ? readdirSync(absolute).sort() : [];
    },
  };
}
