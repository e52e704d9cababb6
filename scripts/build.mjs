/**
 * Builds the site: aside, then swapped in, so that a failed build leaves the last good one.
 *
 * Usage: npm run build [-- <site folder>] [--out-dir <folder>]
 */
import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from './lib/report.mjs';
import {installPackages, ROOT} from './lib/setup.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'out-dir': {type: 'string', default: 'build'}},
});

const siteDir = path.resolve(positionals[0] ?? ROOT);
const outDir = path.resolve(siteDir, values['out-dir']);
const aside = `${outDir}.next`;

installPackages();
const {build} = await import('@docusaurus/core/lib/index.js');

try {
  await build(siteDir, {outDir: aside});
} catch (error) {
  console.error(describe(error));
  await rm(aside, {recursive: true, force: true});
  process.exit(1);
}

const last = `${outDir}.last`;
await rm(last, {recursive: true, force: true});
if (existsSync(outDir)) await rename(outDir, last);
await rename(aside, outDir);
await rm(last, {recursive: true, force: true});
