import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {bundlePlugin} from './bundlePlugin.mjs';

const require = createRequire(import.meta.url);

/**
 * Where a site has pages, and what their demos run.
 *
 * @typedef {object} DemoOptions
 * @property {string[]} folders of pages, past versions among them, relative to the site
 * @property {readonly import('../../plugins/demos/core/types').Alias[]} aliases of the plugin demos
 */

/**
 * Reads what a site's configuration says of its demos: those of the products that it builds.
 *
 * @param {string} siteDir absolute
 * @returns {Promise<DemoOptions>}
 * @throws Error where the configuration cannot be read
 */
export async function readDemoOptions(siteDir) {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const optionsOf = readOptions(siteConfig);
  const {products: all = [], only = ''} = optionsOf('product-identity');
  const ids = loadCore().parseIds(only);
  const products = all.filter(
    (/** @type {{id: string}} */ {id}) => ids.length === 0 || ids.includes(id),
  );
  const {aliases = []} = optionsOf('demos');
  const current = products.map((/** @type {{docs: string}} */ {docs}) => docs);
  const versioned = products.map((/** @type {{id: string}} */ {id}) => `${id}_versioned_docs`);
  const past = readdirSync(siteDir).filter((name) => versioned.includes(name));
  return {folders: [...new Set([...current, ...past])], aliases};
}

/**
 * The options of the plugins of a site, whether its configuration names them or the preset `site`
 * makes them of its products.
 *
 * @param {{presets?: readonly unknown[], plugins?: readonly unknown[]}} config
 * @returns {(plugin: string) => any} options of a plugin by the name of its folder; none are `{}`
 */
export function readOptions({presets = [], plugins = []}) {
  const entries = /** @type {[string, any][]} */ ([...presets, ...plugins].filter(Array.isArray));
  const named = (/** @type {string} */ name) =>
    entries.find(([entry]) => entry.includes(`/${name}/`))?.[1];
  const site = named('site');
  if (site === undefined) return (plugin) => named(plugin) ?? {};
  const {expandSite, DEFAULT_OPTIONS} = loadCore();
  const {registry, plugins: made} = expandSite({...DEFAULT_OPTIONS, ...site}, (name) => name);
  const all = /** @type {Record<string, unknown>} */ (
    Object.fromEntries([...made, ['product-identity', registry]])
  );
  return (plugin) => all[plugin] ?? {};
}

const CORE = `
export {expandSite} from './core/expand';
export {DEFAULT_OPTIONS} from './options';
export {parseIds} from '../_shared/site/selection';
`;

/**
 * @returns {typeof import('../../plugins/site/core/expand') & typeof import('../../plugins/site/options') & typeof import('../../plugins/_shared/site/selection')}
 */
function loadCore() {
  return require(bundlePlugin('site', 'site-core', CORE));
}
