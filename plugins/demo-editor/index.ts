import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../_shared/node/cache';
import {servesFiles} from '../_shared/node';
import {bundle} from './bundle';
import {runnerFiles} from './core/files';
import type {Library, SiteFile} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Gives the theme its `DemoEditor`, and writes, for each library, the document that runs demos which
 * readers have edited.
 */
export default function demoEditor(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {libraries}: PluginOptions,
): Plugin {
  const isServing = process.env.NODE_ENV === 'development';
  const served = path.join(generatedFilesDir, 'demo-editor', 'served');
  return {
    name: 'demo-editor',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      const names = libraries.map(({name, parts = []}) => [name, ...parts]);
      await actions.createData('libraries.json', names);
      // Beside the dev server's own start, which nobody should wait longer for.
      if (isServing) void writeAll(siteDir, libraries, baseUrl, served).catch(warn);
    },

    configureWebpack: (_config, isServer) => (isServer ? {} : servesFiles(served, baseUrl)),

    async postBuild({outDir, baseUrl: address}) {
      await writeAll(siteDir, libraries, address, outDir);
    },
  };
}

function warn(error: unknown): void {
  logger.warn(error instanceof Error ? error.message : String(error));
}

async function writeAll(
  siteDir: string,
  libraries: readonly Library[],
  baseUrl: string,
  folder: string,
): Promise<void> {
  const all = [undefined, ...libraries];
  const files = await Promise.all(all.map((library) => filesOf(siteDir, library, baseUrl)));
  for (const file of files.flat()) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
}

async function filesOf(
  siteDir: string,
  library: Library | undefined,
  baseUrl: string,
): Promise<SiteFile[]> {
  const made = await bundle(siteDir, library);
  return runnerFiles(library?.name, {...made, hash: hashOf(made.script)}, baseUrl);
}
