/**
 * Builds the site: aside, then swapped in, so that a failed build leaves the last good one.
 *
 * Usage: npm run build [-- <site folder>] [--out-dir <folder>] [--no-wait] [--warn <kind>] [--verbose] [--publish-addresses] [--part]
 *   --no-wait  leaves, with 75, while another build of the site runs, instead of waiting for it
 *   --publish-addresses  adds the site's addresses to the list of those that are answered for good
 *   --part     makes a part of the site, of the products that PRODUCTS names, for `vitrine join`
 *   --warn     tells description, component or link faults as warnings
 *   --verbose  all faults, where there are more than fifty, and the stacks of errors
 *
 * The work is done in a process of its own, which its bundler may end by a crash, and a page by a
 * loop without an end.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readArgs} from './lib/args';
import {lockOf, takeLocks} from './lib/buildLock';
import {BUILD_OPTIONS} from './lib/buildOptions';
import {codeOf, runChild} from './lib/child';
import {bundlerCacheOf, runWithCache} from './lib/crash';
import {clearAside, foldersOf, outputFault} from './lib/outputFolder';
import {overdueIn} from './lib/rendering';
import {tellUncaught} from './lib/report';
import {RUNNER} from './lib/setup';
import {siteFolder} from './lib/siteFolder';

/**
 * What the C library of Linux is told of memory, in bytes: to keep what is freed. Compressing takes
 * megabytes anew for each file, and clearing them cost more than the work itself.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 28),
};

const {values, positionals} = readArgs(BUILD_OPTIONS);
tellUncaught();
const siteDir = siteFolder(positionals[0]);
const outDir = path.resolve(siteDir, values['out-dir']);
/** Where the build tells what it renders. */
const rendering = mkdtempSync(path.join(os.tmpdir(), 'vitrine-rendering-'));
process.on('exit', () => rmSync(rendering, {recursive: true, force: true}));

const args = [RUNNER, 'build-site', ...process.argv.slice(2)];
const env = {...ALLOCATION, ...process.env, VITRINE_RENDERING: rendering};
const overdue = () => overdueIn(rendering, Date.now());
const end = await runWithCache(
  () => runChild(args, {env, overdue}),
  bundlerCacheOf(siteDir),
  console.error,
);
if (end.overdue !== undefined) console.error(end.overdue);
if (end.signal !== null) await clearAway();
process.exitCode = codeOf(end);

/** What was killed could not clear away by itself; whoever builds now does so. */
async function clearAway(): Promise<void> {
  if (outputFault(siteDir, outDir) !== undefined) return;
  const folders = foldersOf(outDir);
  const locks = [lockOf(siteDir), folders.lock];
  const free = await takeLocks(locks, {isPatient: false, onWait: () => undefined});
  if (typeof free !== 'function') return;
  clearAside(folders);
  free();
}
