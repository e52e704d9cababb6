/**
 * Measures Vitrine beside other generators on the same pages: cold builds, builds after one edit,
 * and what a reader with a phone has of a page. Installs what is missing, builds all in turns, and
 * writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/peers/run.ts [--pages 300,1500,3000] [--rounds 3] [--with vitepress,rspress] [--add]
 *   --with  also these, beside stock Docusaurus, Vitrine and Starlight
 *   --add   rounds on top of those that earlier runs of the same commit have measured
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
import {makeCorpus} from '../build/corpus';
import {measureBuild} from './build';
import {keep, recall} from './kept';
import {measureReader} from './reader';
import {buildText, meetsTargets, readerText, toPage, toTable, type Result} from './report';
import {clear, edit, layOut, PEER_NAMES, type PeerName, type Site} from './sites';

/** Those that are always measured. */
const ALWAYS: readonly PeerName[] = ['stock', 'starlight', 'vitrine'];

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '300,1500,3000'},
    rounds: {type: 'string', default: '3'},
    with: {type: 'string', default: ''},
    add: {type: 'boolean', default: false},
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
  const names = [...ALWAYS, ...values.with.split(',').filter(Boolean).map(toName)];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const load = os.loadavg()[0] ?? 0;
  const results = values.add ? recall(commit) : {load: 0, sizes: []};
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    for (const pages of sizes)
      await measureSize(browser, resultOf(results.sizes, pages), {names, rounds});
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
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
  {names, rounds}: {names: PeerName[]; rounds: number},
) {
  const corpus = makeCorpus(result.pages);
  const sites = names.map((name) => layOut(name, corpus));
  for (let round = 1; round <= rounds; round += 1) {
    // In turns, so that what others do on the machine meets all alike.
    for (const site of sites) await build(result, site, 'cold', () => clear(site));
    for (const site of sites) await read(browser, result, site);
    for (const site of sites) await build(result, site, 'edit', () => edit(site, round));
  }
}

async function build(
  {pages, samples}: Result,
  site: Site,
  kind: 'cold' | 'edit',
  before: () => void,
) {
  before();
  const sample = await measureBuild(site);
  samplesOf(samples, site.name)[kind].push(sample);
  console.log(`${pages} pages, ${kind}, ${site.name}: ${buildText(sample)}`);
}

async function read(browser: Browser, {pages, samples}: Result, site: Site) {
  const sample = await measureReader(browser, site);
  samplesOf(samples, site.name).reader.push(sample);
  console.log(`${pages} pages, read, ${site.name}: ${readerText(sample)}`);
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
