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
  const {facts, optionsOf} = readOptions(siteConfig, siteDir);
  const ids = loadCore().parseIds(facts.only);
  const products = facts.products.filter(({id}) => ids.length === 0 || ids.includes(id));
  const {aliases = []} = optionsOf('demos');
  const current = products.map(({docs}) => docs);
  const versioned = products.map(({id}) => `${id}_versioned_docs`);
  const past = readdirSync(siteDir).filter((name) => versioned.includes(name));
  return {folders: [...new Set([...current, ...past])], aliases};
}

/**
 * What the preset `site` makes of a configuration.
 *
 * @param {{presets?: readonly unknown[]}} config
 * @param {string} siteDir absolute
 * @returns {{facts: import('../../plugins/site/core/types').SiteFacts, optionsOf: (plugin: string) => any}}
 *   the products, and the options of a plugin by the name of its folder; none are `{}`
 * @throws Error where the configuration has no such preset
 */
export function readOptions({presets = []}, siteDir) {
  const entries = /** @type {[string, any][]} */ (presets.filter(Array.isArray));
  const [, site] = entries.find(([name]) => name.includes('/site/')) ?? [];
  if (site === undefined) throw new Error('The configuration has no preset plugins/site/index.ts.');
  const {complete, expandSite, DEFAULT_OPTIONS, snapshotNames} = loadCore();
  const written = {...DEFAULT_OPTIONS, only: process.env.PRODUCTS ?? '', ...site};
  const products = written.products.map((/** @type {any} */ product) =>
    complete(product, snapshotNames(siteDir, product.id)),
  );
  const facts = {...written, products};
  const {plugins} = expandSite(facts);
  const all = /** @type {Record<string, unknown>} */ (Object.fromEntries(plugins));
  return {facts, optionsOf: (plugin) => all[plugin] ?? {}};
}

const CORE = `
export {expandSite} from './core/expand';
export {complete} from './core/products';
export {DEFAULT_OPTIONS} from './options';
export {snapshotNames} from '../_shared/packages';
export {parseIds} from '../_shared/site/selection';
`;

/**
 * @returns {typeof import('../../plugins/site/core/expand') & typeof import('../../plugins/site/core/products') & typeof import('../../plugins/site/options') & typeof import('../../plugins/_shared/packages') & typeof import('../../plugins/_shared/site/selection')}
 */
function loadCore() {
  return require(bundlePlugin('site', 'site-core', CORE));
}
