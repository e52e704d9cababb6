/**
 * Measures how much JavaScript a page of text loads: the same page from Vitrine's finished site
 * and from stock Docusaurus, which is built for it. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/page/run.ts [--dir build] [--date 2026-11-20] [--pages /vitrine/navigation/]
 *
 * Ends with 1 where a ratio misses its target.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {measurePage} from './measure';
import {meetsTarget, toPage, toTable} from './report';
import {buildStock} from './stock';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    pages: {type: 'string', default: '/vitrine/navigation/,/vitrine/products/'},
  },
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const vitrine = path.resolve(ROOT, values.dir);
  if (!existsSync(path.join(vitrine, 'index.html'))) {
    throw new Error(`${values.dir} holds no site. Fix: run npm run build first.`);
  }
  const sites = {stock: buildStock(), vitrine};
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    const results = [];
    for (const address of values.pages.split(',')) {
      results.push({
        address,
        samples: {
          stock: await measurePage(browser, {dir: sites.stock, address}),
          vitrine: await measurePage(browser, {dir: sites.vitrine, address}),
        },
      });
    }
    console.log(`\n${toTable(results)}`);
    writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results, values.date));
    process.exitCode = results.every(meetsTarget) ? 0 : 1;
  } finally {
    // Left open, it would keep the process from telling of a failure.
    await browser.close();
  }
}
