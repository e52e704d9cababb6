/**
 * Builds the site: aside, then swapped in, so that a failed build leaves the last good one.
 *
 * Usage: npm run build [-- <site folder>] [--out-dir <folder>] [--verbose]
 *   --verbose  all faults, where there are more than fifty, and the stacks of errors
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compress} from './lib/compress';
import {startTypeCheck} from './lib/demoTypesAside';
import {foldersOf, outputFault, WORK_MARK} from './lib/outputFolder';
import {describe, isFault, readFaults} from './lib/report';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    'out-dir': {type: 'string', default: 'build'},
    verbose: {type: 'boolean', default: false},
  },
});
if (values.verbose) process.env.VITRINE_VERBOSE = '1';

const siteDir = path.resolve(positionals[0] ?? '.');
const {outDir, work, last} = foldersOf(path.resolve(siteDir, values['out-dir']));
const aside = path.join(work, 'site');
let isPublished = false;

const fault = outputFault(siteDir, outDir);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}

// Paths in messages are relative to where the process runs.
process.chdir(siteDir);
const print = console.error;
/** What Docusaurus says on its way to an error. Beside a fault of ours it only misleads. */
const said: unknown[][] = [];
console.error = (...args) => {
  const faults = readFaults(args.join(' '));
  if (faults === undefined) said.push(args);
  else said.splice(0, said.length, [faults]);
};
// The bundler ends the process by itself, and Docusaurus answers a signal with exit code 0:
// what was made aside must go, and the code must tell, all the same.
process.on('exit', () => {
  for (const args of said) print(...args);
  if (isPublished) return;
  rmSync(work, {recursive: true, force: true});
  process.exitCode ||= 1;
});

mkdirSync(work, {recursive: true});
writeFileSync(path.join(work, WORK_MARK), '');
const {build} = await import('@docusaurus/core/lib/index.js');

// A build that was killed while it was swapped in has left the last good one there.
if (!existsSync(outDir) && existsSync(last)) await rename(last, outDir);

const typeCheck = startTypeCheck(siteDir);
try {
  await build(siteDir, {outDir: aside});
  await typeCheck();
  await compress(aside);
} catch (error) {
  if (isFault(error)) said.length = 0;
  said.push([describe(error)]);
  process.exit(1);
}

await rm(last, {recursive: true, force: true});
if (existsSync(outDir)) await rename(outDir, last);
await rename(aside, outDir);
isPublished = true;
for (const folder of [last, work]) await rm(folder, {recursive: true, force: true});
