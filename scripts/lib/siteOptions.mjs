import {readdirSync} from 'node:fs';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';

/**
 * Where a site has pages, and what their demos run.
 *
 * @typedef {object} DemoOptions
 * @property {string[]} folders of pages, past versions among them, relative to the site
 * @property {readonly import('../../plugins/live-demos/core/types').Alias[]} aliases of the plugin live-demos
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
  const {products: all = [], only = ''} = optionsOf(siteConfig.presets, 'product-identity');
  const ids = String(only)
    .split(/[\s,]+/)
    .filter(Boolean);
  const products = all.filter(
    (/** @type {{id: string}} */ {id}) => ids.length === 0 || ids.includes(id),
  );
  const {aliases = []} = optionsOf(siteConfig.plugins, 'live-demos');
  const current = products.map((/** @type {{docs: string}} */ {docs}) => docs);
  const versioned = products.map((/** @type {{id: string}} */ {id}) => `${id}_versioned_docs`);
  const past = readdirSync(siteDir).filter((name) => versioned.includes(name));
  return {folders: [...new Set([...current, ...past])], aliases};
}

/**
 * @param {readonly unknown[]} entries presets or plugins
 * @param {string} name folder of the one that is asked for
 */
function optionsOf(entries, name) {
  const entry = entries.find((one) => Array.isArray(one) && String(one[0]).includes(`/${name}/`));
  return Array.isArray(entry) ? entry[1] : {};
}
