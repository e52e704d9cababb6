/**
 * Measures the search: what a first query loads, how large the index is, and which share of a
 * build it takes; beside @easyops-cn/docusaurus-search-local on the pages of this repository's
 * site, and beside Starlight's (Pagefind) on generated pages. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/search/run.ts [--dir <finished site>] [--pages 1500]
 *   --dir  this repository's site as it was built before, without its share of the build's time
 *
 * Ends with 1 where a target is missed.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {makeCorpus} from '../build/corpus';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {measureIndex, measureQuery, SEARCHES} from './measure';
import {meetsTargets, toPage, toTable, type Result, type Sample} from './report';
import {buildOther, buildThis, buildVitrine, pagesOf, type Built} from './sites';

const {values} = parseArgs({
  options: {dir: {type: 'string'}, pages: {type: 'string', default: '1500'}},
});

/** How Docusaurus, and Pagefind, tell how long they took: `216.27 ms`, `1.20 seconds`. */
const OWN_TIME = /allContentLoaded\(\) - local-search@default - ([\d.]+) (ms|seconds)/;
const PAGEFIND_TIME = /Finished in ([\d.]+) (ms|seconds)/;

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const {dir} = values;
  if (dir !== undefined && !existsSync(path.resolve(ROOT, dir, 'index.html'))) {
    throw new Error(`${dir} holds no site. Fix: run npm run build first, or leave --dir away.`);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const run = {date: new Date(), commit, load: os.loadavg()[0] ?? 0};
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    const results = [await compareSite(browser), await compareCorpus(browser)];
    console.log(`\n${toTable(results)}`);
    writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results, run));
    process.exitCode = results.every(meetsTargets) ? 0 : 1;
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
  }
}

/** This repository's site, and the same pages in a site of stock Docusaurus. */
async function compareSite(browser: Browser): Promise<Result> {
  const own = values.dir === undefined ? buildThis() : {dir: path.resolve(ROOT, values.dir)};
  const pages = pagesOf(own.dir);
  const asked = {address: '/material-ui/react-button/', query: 'select'};
  const other = buildOther('easyops', pages);
  return {
    pages: `this site, ${pages.length}`,
    other: 'easyops',
    vitrine: {
      ...(await sampleOf(browser, 'vitrine', {...own, ...asked})),
      share: 'output' in own ? shareOf(own, OWN_TIME) : undefined,
    },
    baseline: await sampleOf(browser, 'easyops', {...other, ...asked}),
  };
}

async function compareCorpus(browser: Browser): Promise<Result> {
  const corpus = makeCorpus(Number(values.pages));
  const asked = {address: '/', query: 'layout'};
  const own = buildVitrine(corpus);
  const other = buildOther('starlight', corpus);
  return {
    pages: `generated, ${corpus.length}`,
    other: 'starlight',
    vitrine: {
      ...(await sampleOf(browser, 'vitrine', {...own, ...asked})),
      share: shareOf(own, OWN_TIME),
    },
    baseline: {
      ...(await sampleOf(browser, 'starlight', {...other, ...asked})),
      share: shareOf(other, PAGEFIND_TIME),
    },
  };
}

async function sampleOf(
  browser: Browser,
  name: keyof typeof SEARCHES,
  site: {dir: string; address: string; query: string; seconds?: number},
): Promise<Sample> {
  const search = SEARCHES[name];
  const query = await measureQuery(browser, site, search);
  const {seconds} = site;
  return {query, index: measureIndex(site.dir, search), ...(seconds !== undefined && {seconds})};
}

function shareOf({output, seconds}: Built, time: RegExp): number | undefined {
  const [, count, unit] = time.exec(output) ?? [];
  if (count === undefined) return undefined;
  return Number(count) / (unit === 'ms' ? 1000 : 1) / seconds;
}
