/**
 * Measures what Vitrine adds to the time and memory of a build: the same pages, built by Vitrine
 * and by stock Docusaurus in turns, cold and warm. Writes results.md beside it.
 *
 * Usage: node bench/build/run.mjs [--pages 300,1500] [--rounds 3]
 *
 * Ends with 1 where a ratio misses its target.
 */
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from '../../scripts/lib/report.mjs';
import {makeCorpus} from './corpus.mjs';
import {measureBuild} from './measure.mjs';
import {meetsTargets, toPage, toTable, toText} from './report.mjs';
import {clearSite, makeSite, SITE_NAMES} from './sites.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '300,1500'},
    rounds: {type: 'string', default: '3'},
  },
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const sizes = values.pages.split(',').map((text) => toCount(text, 'pages'));
  const rounds = toCount(values.rounds, 'rounds');
  const run = {date: new Date(), load: os.loadavg()[0] ?? 0};
  const results = [];
  for (const size of sizes) results.push(...(await measureSize(size, rounds)));
  console.log(`\n${toTable(results)}`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results, run));
  process.exitCode = results.every(meetsTargets) ? 0 : 1;
}

/**
 * @param {number} pages
 * @param {number} rounds
 * @returns {Promise<import('./report.mjs').Result[]>} cold, warm
 */
async function measureSize(pages, rounds) {
  const corpus = makeCorpus(pages);
  const sites = SITE_NAMES.map((name) => ({name, folder: makeSite(name, corpus)}));
  /** @type {import('./report.mjs').Result[]} */
  const found = [
    {pages, kind: 'cold', samples: {stock: [], vitrine: []}},
    {pages, kind: 'warm', samples: {stock: [], vitrine: []}},
  ];
  for (let round = 1; round <= rounds; round += 1) {
    for (const {folder} of sites) clearSite(folder);
    for (const {kind, samples} of found) {
      for (const {name, folder} of sites) {
        const sample = await measureBuild(folder);
        samples[name].push(sample);
        console.log(`${pages} pages, round ${round}, ${kind}, ${name}: ${toText(sample)}`);
      }
    }
  }
  return found;
}

/**
 * @param {string} text
 * @param {string} option
 */
function toCount(text, option) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option}: got "${text}". Fix: write whole numbers above 0.`);
}
