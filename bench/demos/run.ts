/**
 * Measures how much JavaScript a page with 20 demos loads for them before one is near the view,
 * beside the same page that imports its demos directly, and how long one takes to come alive. Writes
 * results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/demos/run.ts [--date 2026-11-20]
 *
 * Ends with 1 where the target is missed.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {measureBuild} from '../build/measure';
import {measurePage} from '../page/measure';
import {measurePresses} from './press';
import {meetTarget, pressTable, toPage, toTable} from './report';
import {layOut, PAGES} from './sites';

const {values} = parseArgs({
  options: {date: {type: 'string', default: new Date().toISOString().slice(0, 10)}},
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    const results = [];
    for (const manner of ['vitrine', 'naive'] as const) {
      const site = layOut(manner);
      await measureBuild(site);
      const dir = path.join(site, 'build');
      results.push({
        manner,
        dir,
        with: await measurePage(browser, {dir, address: PAGES.with}),
        without: await measurePage(browser, {dir, address: PAGES.without}),
      });
    }
    const [{dir = ''} = {}] = results;
    const presses = await measurePresses(browser, {dir, address: PAGES.with});
    console.log(`\n${toTable(results)}\n\n${pressTable(presses)}`);
    writeFileSync(
      path.join(import.meta.dirname, 'results.md'),
      toPage(results, presses, values.date),
    );
    process.exitCode = meetTarget(results) ? 0 : 1;
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
  }
}
