/**
 * Measures what it takes to read the API of all components and hooks of three packages, with
 * nothing cached and from the cache, and of an earlier version of one of them with them, beside
 * react-docgen-typescript on one of them. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/api/run.ts [--rounds 3] [--date 2026-11-20]
 *
 * Ends with 1 where a target is missed.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from '../../scripts/lib/report';
import {measure} from './measure';
import {meetsTarget, toPage, toTable, toText} from './report';
import type {Result} from './report';

const PACKAGES = ['@mui/material', '@mui/joy', '@mui/system'];
const AT_MOST = {cpu: 10, megabytes: 500};

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '3'},
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
  },
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const run = {date: values.date, load: os.loadavg()[0] ?? 0};
  const results: Result[] = [
    {title: 'Three packages, cold', target: AT_MOST, samples: []},
    {title: 'Three packages, warm', target: {...AT_MOST, cpu: 0.3}, samples: []},
    {title: 'These and Material UI v6, cold', target: AT_MOST, samples: []},
    {title: 'Material UI, react-docgen-typescript', target: undefined, samples: []},
  ];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const cache = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
    const three = ['vitrine', path.join(cache, '3'), ...PACKAGES];
    const four = ['vitrine', path.join(cache, '4'), ...PACKAGES, '@mui/material-v6'];
    const args = [three, three, four, ['react-docgen-typescript']];
    for (const [i, result] of results.entries()) {
      const sample = await measure(args[i] ?? []);
      result.samples.push(sample);
      console.log(`round ${round}, ${result.title}: ${toText(sample)}`);
    }
    rmSync(cache, {recursive: true, force: true});
  }
  console.log(`\n${toTable(results)}`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), toPage(results, run));
  process.exitCode = results.every(meetsTarget) ? 0 : 1;
}
