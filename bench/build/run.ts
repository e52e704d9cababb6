/**
 * Measures what Vitrine adds to the time and memory of a build: the same pages, built by Vitrine
 * and by stock Docusaurus in turns, cold and warm. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/build/run.ts [--pages 300,1500] [--rounds 3]
 *
 * Ends with 1 where a ratio misses its target.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from '../../scripts/lib/report';
import {removeAside} from './aside';
import {makeCorpus} from './corpus';
import {measureBuild} from './measure';
import {meetsTargets, toPage, toTable, toText} from './report';
import type {Result} from './report';
import {clearSite, makeSite, SITE_NAMES} from './sites';

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
} finally {
  removeAside();
}

async function main() {
  const sizes = values.pages.split(',').map((text) => toCount(text, 'pages'));
  const rounds = toCount(values.rounds, 'rounds');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const run = {date: new Date(), commit, load: os.loadavg()[0] ?? 0};
  const results = [];
  for (const size of sizes) results.push(...(await measureSize(size, rounds)));
  console.log(`\n${toTable(results)}`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results, run));
  process.exitCode = results.every(meetsTargets) ? 0 : 1;
}

/** @returns cold, warm */
async function measureSize(pages: number, rounds: number): Promise<Result[]> {
  const corpus = makeCorpus(pages);
  const sites = SITE_NAMES.map((name) => ({name, folder: makeSite(name, corpus)}));
  const found: Result[] = [
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

function toCount(text: string, option: string) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option}: got "${text}". Fix: write whole numbers above 0.`);
}
