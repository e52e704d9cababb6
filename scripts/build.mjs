/**
 * Builds the site: aside, then swapped in, so that a failed build leaves the last good one.
 *
 * Usage: npm run build [-- <site folder>] [--out-dir <folder>]
 */
import {existsSync, rmSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe, isFault, readFaults} from './lib/report.mjs';
import {installPackages, ROOT} from './lib/setup.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'out-dir': {type: 'string', default: 'build'}},
});

const siteDir = path.resolve(positionals[0] ?? ROOT);
const outDir = path.resolve(siteDir, values['out-dir']);
const aside = `${outDir}.next`;

// Paths in messages are relative to where the process runs.
process.chdir(siteDir);
const print = console.error;
/** What Docusaurus says on its way to an error. Beside a fault of ours it only misleads. */
const said = /** @type {unknown[][]} */ ([]);
console.error = (...args) => {
  const faults = readFaults(args.join(' '));
  if (faults === undefined) said.push(args);
  else said.splice(0, said.length, [faults]);
};
// The bundler ends the process by itself: what it has made aside must go all the same.
process.on('exit', (code) => {
  for (const args of said) print(...args);
  if (code !== 0) rmSync(aside, {recursive: true, force: true});
});

installPackages();
const {build} = await import('@docusaurus/core/lib/index.js');

try {
  await build(siteDir, {outDir: aside});
} catch (error) {
  if (isFault(error)) said.length = 0;
  said.push([describe(error)]);
  process.exit(1);
}

const last = `${outDir}.last`;
await rm(last, {recursive: true, force: true});
if (existsSync(outDir)) await rename(outDir, last);
await rename(aside, outDir);
await rm(last, {recursive: true, force: true});
