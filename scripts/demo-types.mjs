/**
 * Checks the types of every demo with the packages that its page runs.
 *
 * Usage: npm run test:demo-types [-- <site folder>]
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import {checkDemoTypes} from './lib/demoTypes.mjs';
import {describe} from './lib/report.mjs';
import {ROOT} from './lib/setup.mjs';

/** Mistakes that are told; the rest is counted. */
const MAX_FAULTS = 20;

const siteDir = path.resolve(process.argv[2] ?? ROOT);
process.chdir(siteDir);

try {
  const {count, faults} = checkDemoTypes(siteDir, await readOptions());
  for (const {where, what, fix} of faults.slice(0, MAX_FAULTS)) {
    console.error(`${where}: ${what}\n  Fix: ${fix}`);
  }
  if (faults.length > MAX_FAULTS) console.error(`… and ${faults.length - MAX_FAULTS} more`);
  console.log(`${count} demos checked, ${faults.length} mistakes`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** Where the site has pages, and what their demos run, as its configuration says. */
async function readOptions() {
  const config = /** @type {{presets?: unknown[], plugins?: unknown[]}} */ (
    await utils.loadFreshModule(path.join(siteDir, 'docusaurus.config.ts'))
  );
  const {products = []} = optionsOf(config.presets, 'product-identity');
  const {aliases = []} = optionsOf(config.plugins, 'live-demos');
  const current = products.map((/** @type {{docs: string}} */ {docs}) => docs);
  const past = readdirSync(siteDir).filter((name) => name.endsWith('_versioned_docs'));
  return {folders: [...new Set([...current, ...past])], aliases};
}

/**
 * @param {unknown[] | undefined} entries presets or plugins
 * @param {string} name folder of the one that is asked for
 */
function optionsOf(entries = [], name) {
  const entry = entries.find((one) => Array.isArray(one) && String(one[0]).includes(`/${name}/`));
  return Array.isArray(entry) ? entry[1] : {};
}
