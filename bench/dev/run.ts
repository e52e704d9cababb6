/**
 * Measures how long an author waits for the dev server: for the first page, and for what was saved
 * to stand in the browser, by Vitrine and by stock Docusaurus in turns, on the same pages. Writes
 * results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/dev/run.ts [--pages 300] [--rounds 3] [--edits 5]
 *
 * Ends with 1 where a target is missed.
 */
import type {ChildProcess} from 'node:child_process';
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {removeAside} from '../build/aside';
import {makeCorpus} from '../build/corpus';
import {SITE_NAMES} from '../build/sites';
import {meetsTargets, samplesOf, toPage, toTable, type Samples} from './report';
import {begin, clear, EDITS, layOut, type Site} from './sites';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '300'},
    rounds: {type: 'string', default: '3'},
    edits: {type: 'string', default: '5'},
  },
});

/** How long nothing is done before an edit, in milliseconds: what the last one began is over then. */
const REST_MS = 1500;
const PATIENCE_MS = 120_000;
const PORT = 3988;
/** Each edit says something that none has said before it. */
let edits = 0;

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
} finally {
  removeAside();
}

async function main() {
  const pages = Number(values.pages);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const run = {date: new Date(), commit, load: os.loadavg()[0] ?? 0};
  const corpus = makeCorpus(pages);
  const sites = SITE_NAMES.map((name) => layOut(name, corpus));
  const samples: Samples = new Map();
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const site of sites) {
        clear(site);
        await measureStart(browser, site, 'first start', samples);
        await measureStart(browser, site, 'start', samples, measureEdits);
      }
    }
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
  }
  console.log(`\n${toTable(samples)}`);
  const page = toPage(samples, run, `${pages} pages, ${values.rounds} rounds`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), page);
  process.exitCode = meetsTargets(samples) ? 0 : 1;
}

type Then = (page: Page, site: Site, samples: Samples) => Promise<void>;

/** From the start of the command until a browser shows the page. */
async function measureStart(
  browser: Browser,
  site: Site,
  what: string,
  samples: Samples,
  then?: Then,
) {
  const start = performance.now();
  const server = begin(site, PORT);
  try {
    await answers(server, site);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${PORT}${site.address}`);
    await page.locator('article h1').waitFor({timeout: PATIENCE_MS});
    keep(samples, site, what, performance.now() - start);
    await then?.(page, site, samples);
    await page.close();
  } finally {
    await end(server);
  }
}

/** From the moment a file is saved until a frame shows what it says. */
async function measureEdits(page: Page, site: Site, samples: Samples) {
  for (const [what, make] of Object.entries(EDITS)) {
    for (let round = 0; round <= Number(values.edits); round += 1) {
      edits += 1;
      const edit = make(site, edits);
      if (!edit) break;
      await sleep(REST_MS);
      const start = performance.now();
      writeFileSync(path.join(site.folder, edit.file), edit.text);
      const {selector, text} = edit.shown;
      await page.waitForFunction(
        ([where, words]) =>
          [...document.querySelectorAll(where ?? '')].some((each) =>
            each.textContent.includes(words ?? ''),
          ),
        [selector, text],
        {polling: 'raf', timeout: PATIENCE_MS},
      );
      // The first one compiles what the others find compiled.
      if (round > 0) keep(samples, site, what, performance.now() - start);
    }
  }
}

function keep(samples: Samples, {name}: Site, what: string, ms: number) {
  samplesOf(samples, what)[name].push(ms);
  console.log(`${name}, ${what}: ${ms.toFixed(0)} ms`);
}

/** @throws Error with what the server has said, where it ends before it answers */
async function answers(server: ChildProcess, {address}: Site) {
  let output = '';
  const collect = (text: Buffer) => (output += text);
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The dev server ended.\n${output}`);
    const response = await fetch(`http://127.0.0.1:${PORT}${address}`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const isOver = once(server, 'close');
  process.kill(-server.pid, 'SIGTERM');
  await isOver;
}
