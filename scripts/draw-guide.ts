/**
 * Writes the parts of the guide that the code knows best: the options of all plugins, all errors,
 * what was measured. They stand between two comments, the first of which names them.
 *
 * Usage: node scripts/run.mjs draw-guide [--check]
 *   --check  changes nothing, and ends with 1 where the guide says something else
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {writeResults} from './lib/guide/bench';
import {readErrors, writeEntries, writeErrors} from './lib/guide/errors';
import {readOptionTables, writeOptions} from './lib/guide/options';
import {ROOT} from './lib/setup';

const GUIDE = path.join(ROOT, 'docs/vitrine');
const ENTRIES = 'scripts/lib/errorEntries.ts';
const PLACE = /(?<=<!-- made: (\S+)(?: (\d+))? -->\n)[^]*?(?=<!-- end -->)/g;

const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
let isOld = false;
for (const name of readdirSync(GUIDE).filter((each) => each.endsWith('.md'))) {
  const file = path.join(GUIDE, name);
  const guide = readFileSync(file, 'utf8');
  if (guide.search(PLACE) === -1) continue;
  const parts = await Promise.all(
    [...guide.matchAll(PLACE)].map(([, what = '', most]) => make(what, most)),
  );
  const filled = guide.replaceAll(PLACE, () => `\n${parts.shift()}\n\n`);
  const drawn = await format(filled, {...(await resolveConfig(file)), parser: 'markdown'});
  if (drawn === guide) continue;
  isOld = true;
  if (values.check) {
    console.error(`docs/vitrine/${name} says what was. Fix: node scripts/run.mjs draw-guide`);
  } else writeFileSync(file, drawn);
}
await drawEntries();
if (isOld && values.check) process.exitCode = 1;

/** What reports find the entry of a fault by: the same errors as a module. */
async function drawEntries(): Promise<void> {
  const file = path.join(ROOT, ENTRIES);
  const options = {...(await resolveConfig(file)), parser: 'typescript'} as const;
  const drawn = await format(writeEntries(readErrors(ROOT)), options);
  if (drawn === readFileSync(file, 'utf8')) return;
  isOld = true;
  if (values.check) console.error(`${ENTRIES} says what was. Fix: node scripts/run.mjs draw-guide`);
  else writeFileSync(file, drawn);
}

/** @param most rows of a table */
async function make(what: string, most: string | undefined): Promise<string> {
  if (what === 'options') return writeOptions(await readOptionTables(ROOT));
  if (what === 'errors') return writeErrors(readErrors(ROOT));
  const results = readFileSync(path.join(ROOT, 'bench', what, 'results.md'), 'utf8');
  return writeResults(results, most === undefined ? undefined : Number(most));
}
