/**
 * Measures Vitrine beside other generators on the same pages: cold builds, builds after one edit,
 * and what a reader with a phone has of a page. Installs what is missing, builds all in turns, and
 * writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/peers/run.ts [--pages 300,1500,3000] [--rounds 3] [--with vitepress,rspress] [--add] [--steps cold,read,edit]
 *   --with  also these, beside stock Docusaurus, Vitrine and Starlight
 *   --add   rounds on top of those that earlier runs of the same commit have measured
 *
 *   --steps some of a round, with --add: on a machine that others want soon, too. `read` and `edit`
 *           take the sites as they were left
 *
 * Ends with 1 where a target is missed.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {removeAside} from '../build/aside';
import {makeCorpus} from '../build/corpus';
import {measureBuild} from './build';
import {keep, recall} from './kept';
import {measureReader} from './reader';
import {buildText, meetsTargets, readerText, toPage, toTable, type Result} from './report';
import {clear, edit, findSite, layOut, PEER_NAMES, type PeerName, type Site} from './sites';

/** Those that are always measured. */
const ALWAYS: readonly PeerName[] = ['stock', 'starlight', 'vitrine'];

/** What a round is made of, in order. */
const STEPS = ['cold', 'read', 'edit'] as const;
type Step = (typeof STEPS)[number];

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '300,1500,3000'},
    rounds: {type: 'string', default: '3'},
    with: {type: 'string', default: ''},
    add: {type: 'boolean', default: false},
    steps: {type: 'string', default: STEPS.join()},
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
  const steps = STEPS.filter((step) => values.steps.split(',').includes(step));
  const names = [...ALWAYS, ...values.with.split(',').filter(Boolean).map(toName)];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const load = os.loadavg()[0] ?? 0;
  const results = values.add ? recall(commit) : {load: 0, sizes: []};
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    for (const pages of sizes)
      await measureSize(browser, resultOf(results.sizes, pages), {names, rounds, steps});
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
    removeAside();
  }
  const run = {date: new Date(), commit, load: Math.max(load, results.load)};
  keep(commit, {load: run.load, sizes: results.sizes});
  console.log(`\n${toTable(results.sizes)}`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results.sizes, run));
  process.exitCode = results.sizes.every(meetsTargets) ? 0 : 1;
}

/** What was measured at a size before, to be added to; sizes stay in order. */
function resultOf(sizes: Result[], pages: number): Result {
  const known = sizes.find((result) => result.pages === pages);
  if (known !== undefined) return known;
  const result: Result = {pages, samples: {}};
  sizes.push(result);
  sizes.sort((a, b) => a.pages - b.pages);
  return result;
}

async function measureSize(
  browser: Browser,
  result: Result,
  {names, rounds, steps}: {names: PeerName[]; rounds: number; steps: readonly Step[]},
) {
  const corpus = makeCorpus(result.pages);
  const isBuilt = steps.includes('cold');
  const sites = names.map((name) => (isBuilt ? layOut : findSite)(name, corpus));
  for (let round = 1; round <= rounds; round += 1) {
    for (const step of steps) {
      // In turns, so that what others do on the machine meets all alike.
      for (const site of sites) await measure(step, {browser, result, site});
    }
  }
}

async function measure(
  step: Step,
  {browser, result, site}: {browser: Browser; result: Result; site: Site},
) {
  const {pages, samples} = result;
  const own = samplesOf(samples, site.name);
  const tell = (text: string) => console.log(`${pages} pages, ${step}, ${site.name}: ${text}`);
  if (step === 'read') {
    const sample = await measureReader(browser, site);
    own.reader.push(sample);
    tell(readerText(sample));
    return;
  }
  if (step === 'cold') clear(site);
  else edit(site, own.edit.length + 1);
  const sample = await measureBuild(site);
  own[step].push(sample);
  tell(buildText(sample));
}

function samplesOf(samples: Result['samples'], name: PeerName) {
  return (samples[name] ??= {cold: [], edit: [], reader: []});
}

function toName(text: string): PeerName {
  const name = PEER_NAMES.find((each) => each === text);
  if (name !== undefined) return name;
  throw new Error(`--with: got "${text}". Fix: one of ${PEER_NAMES.join(', ')}.`);
}

function toCount(text: string, option: string) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option}: got "${text}". Fix: write whole numbers above 0.`);
}
