/**
 * Checks every demo of the built site: as it is served, and in Chromium in both colour modes and
 * both directions.
 *
 * Usage: npm run test:demos [-- --page /material-ui/react-button/] [--only BasicButtons] [--write]
 *   --dir build     the built site
 *   --site .        the folder that it was built from
 *   --write         writes what axe found beside the pages, as `demos.axe.json`
 *   --drawn         half of the pages, as the commit's hash has it, each in one look, which its
 *                   address chooses, not in all four; `npm run test:full` takes all of both
 *   --quarantine    faults that are put up with; default tests/demos/quarantine.json
 *   --json <file>   writes the findings there
 *
 * Ends with 1 where a demo fails, an entry of the quarantine expired or is no longer needed, or a
 * record tells otherwise than what was found.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatFindings, formatTotal} from './lib/demoChecks/print';
import {applyQuarantine, readQuarantine} from './lib/demoChecks/quarantine';
import {makeRecords, recordFaults, writeRecords} from './lib/demoChecks/records';
import {runChecks} from './lib/demoChecks/run';
import {readSite} from './lib/demoChecks/site';
import {describe} from './lib/report';
import {ROOT} from './lib/setup';
import {turn} from './lib/suite/turn';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    site: {type: 'string', default: '.'},
    page: {type: 'string'},
    only: {type: 'string'},
    write: {type: 'boolean', default: false},
    drawn: {type: 'boolean', default: false},
    quarantine: {type: 'string', default: 'tests/demos/quarantine.json'},
    json: {type: 'string'},
  },
});

/** Of how many commits one looks at a page's demos. */
const SHARES = 2;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** @returns exit code */
async function main(): Promise<number> {
  const dir = path.resolve(ROOT, values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${values.dir} holds no site. Fix: run npm run build first.`);
  }
  const entries = readQuarantine(path.resolve(ROOT, values.quarantine));
  const site = await readSite(path.resolve(ROOT, values.site));
  const drawn = values.drawn && process.env.VITRINE_FULL !== '1';
  const share = drawn ? {number: turn(SHARES), of: SHARES} : undefined;
  const outcome = await runChecks(dir, site, {...values, share});
  const today = new Date().toISOString().slice(0, 10);
  const isWhole = !values.page && !values.only && !share;
  const records = makeRecords(site, outcome.placed, outcome.findings, today);
  if (values.write) writeRecords(site.dir, records, isWhole);
  const {findings, held, faults} = applyQuarantine(outcome.findings, entries, {today, isWhole});
  const others = [...faults, ...recordFaults(site.dir, records)];
  if (values.json) writeFileSync(values.json, JSON.stringify(findings));
  for (const text of [formatFindings(findings), ...others].filter(Boolean)) console.log(text);
  console.log(`${formatTotal(outcome)}; ${held.length} faults in quarantine`);
  return findings.length + others.length === 0 ? 0 : 1;
}
