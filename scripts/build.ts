/**
 * Builds the site: aside, then swapped in, so that a failed build leaves the last good one.
 *
 * Usage: npm run build [-- <site folder>] [--out-dir <folder>] [--no-wait] [--verbose]
 *   --no-wait  leaves, with 75, while another build of the site runs, instead of waiting for it
 *   --verbose  all faults, where there are more than fifty, and the stacks of errors
 *
 * The work is done in a process of its own, which its bundler may end by a crash.
 */
import path from 'node:path';
import {readArgs} from './lib/args';
import {BUILD_OPTIONS} from './lib/buildOptions';
import {bundlerCacheOf, runWithCache} from './lib/crash';
import {RUNNER} from './lib/setup';

const {positionals} = readArgs(BUILD_OPTIONS);
const cache = bundlerCacheOf(path.resolve(positionals[0] ?? '.'));
const args = [RUNNER, 'build-site', ...process.argv.slice(2)];
process.exitCode = await runWithCache(args, cache, console.error);
