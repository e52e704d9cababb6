import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuildOptions} from 'esbuild';
import {hashOf, writeText} from '../_shared/node/cache';
import {ENDING} from '../_shared/node';
import {officialHosts} from '../_shared/site/hosts';
import type {WornGroup} from '../library-sheets';
import type {PluginOptions} from './options';

/** A script of the build. */
export interface Loader {
  /** Path, relative to the build's folder; its name holds the hash of its text. */
  path: string;
  text: string;
}

export async function bundleLoader(
  {codeTranslations, siteConfig}: LoadContext,
  {whenIdle, workerHosts: more}: PluginOptions,
): Promise<Loader> {
  const workerHosts = more === false ? [] : officialHosts(siteConfig.url, more);
  const texts = Object.entries(codeTranslations).filter(([id]) => id.startsWith('vitrine.late.'));
  const known = {isWatched: whenIdle, workerHosts, texts: Object.fromEntries(texts)};
  const client = path.join(__dirname, 'client', 'loader');
  const text = await bundle(path.join(client, `index${ENDING}`), {
    alias: {'@docusaurus/Translate': path.join(client, `translate${ENDING}`)},
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"', VITRINE_LATE: JSON.stringify(known)},
  });
  return {path: `assets/js/late-hydration.${hashOf(text)}.js`, text};
}

/** What pages are dressed by. */
export interface Wardrobe {
  /** Of all sheets of the site. */
  rules: readonly WornGroup[];
  /** Where what makes their own code smaller is to be loaded from. */
  minifier: string;
}

/**
 * Writes what pages pass before they are written (`dresser`), for threads that know nothing of the
 * plugins of a site.
 *
 * @param folder where it may write
 * @param rules of all sheets of the site
 * @returns the file, absolute
 */
export async function writeDresser(folder: string, rules: readonly WornGroup[]): Promise<string> {
  const faster = require.resolve('@docusaurus/faster');
  const minifier = require.resolve('@swc/html', {paths: [faster]});
  const wardrobe: Wardrobe = {rules, minifier};
  const text = await bundle(path.join(__dirname, `dresser${ENDING}`), {
    platform: 'node',
    format: 'cjs',
    define: {VITRINE_WARDROBE: JSON.stringify(wardrobe)},
  });
  // By what is in it: one process builds all languages of a site, and loads each file once.
  const file = path.join(folder, `dresser.${hashOf(text)}.cjs`);
  writeText(file, text);
  return file;
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    ...options,
    entryPoints: [entry],
    absWorkingDir: __dirname,
    bundle: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles?.[0]?.text ?? '';
}
