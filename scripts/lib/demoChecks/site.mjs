import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {findPackage} from '../packages.mjs';
import {readOptions} from '../siteOptions.mjs';

/**
 * What the checks need to know of a site's configuration.
 *
 * @typedef {object} SiteFacts
 * @property {string} dir the site's folder
 * @property {{path: string, module: string}[]} frames as the plugin demos has them
 * @property {{path: string, packages: Record<string, string>}[]} aliases likewise
 * @property {Product[]} products
 *
 * @typedef {object} Product
 * @property {string} docs its folder of pages
 * @property {string} id
 * @property {string[]} packages
 */

/**
 * Reads a site's configuration, as it is written in TypeScript.
 *
 * @param {string} dir
 * @returns {Promise<SiteFacts>}
 */
export async function readSite(dir) {
  const file = path.join(dir, 'docusaurus.config.ts');
  if (!existsSync(file)) throw new Error(`${file} is missing. Fix: name the site by --site.`);
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    define: {__dirname: JSON.stringify(dir)},
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const {default: config} = await import(`data:text/javascript;base64,${code}`);
  const {facts, optionsOf} = readOptions(config, dir);
  return {
    dir,
    frames: optionsOf('demos').frames ?? [],
    aliases: optionsOf('demos').aliases ?? [],
    products: facts.products,
  };
}

/**
 * The module that surrounds the demos of a page.
 *
 * @param {SiteFacts} site
 * @param {string} at the page's file
 * @returns {string | undefined} its absolute path
 */
export function frameOf({dir, frames}, at) {
  const frame = nearest(frames, at);
  return frame && path.resolve(dir, frame.module);
}

/**
 * The packages that the demos of a page run in place of others.
 *
 * @param {SiteFacts} site
 * @param {string} at the page's file
 */
export function aliasesOf({aliases}, at) {
  return nearest(aliases, at)?.packages ?? {};
}

/**
 * @template {{path: string}} T
 * @param {readonly T[]} entries
 * @param {string} at
 * @returns {T | undefined} that of the longest path
 */
function nearest(entries, at) {
  return entries
    .filter(({path: folder}) => at.startsWith(`${folder.replace(/^\.\/|\/+$/g, '')}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The version that the demos of a page show: that of its product's package, or the site's own.
 *
 * @param {SiteFacts} site
 * @param {import('./visit.mjs').Origin} origin
 * @returns {string}
 */
export function versionOf({dir, products}, {at, packages = {}}) {
  const product = products.find(
    ({docs, id}) => at.startsWith(`${docs}/`) || at.startsWith(`${id}_versioned_docs/`),
  );
  const [name] = product?.packages ?? [];
  if (name === undefined) return ownVersion(dir);
  return packages[name] ?? findPackage(dir, name)?.version ?? ownVersion(dir);
}

/**
 * @param {string} dir
 * @returns {string}
 */
function ownVersion(dir) {
  const file = path.join(dir, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  const parent = path.dirname(dir);
  return parent === dir ? '0.0.0' : ownVersion(parent);
}
