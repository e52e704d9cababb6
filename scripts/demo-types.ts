/**
 * Checks the types of every demo with the packages that its page runs.
 *
 * Part of every build; alone it says how many there are.
 *
 * Usage: npm run test:demo-types [-- <site folder>]
 */
import path from 'node:path';
import {checkDemoTypes} from './lib/demoTypes';
import {describe} from './lib/report';
import {readDemoOptions} from './lib/siteOptions';

/** Mistakes that are told; the rest is counted. */
const MAX_FAULTS = 20;

const siteDir = path.resolve(process.argv[2] ?? '.');
process.chdir(siteDir);

try {
  const {count, faults} = checkDemoTypes(siteDir, await readDemoOptions(siteDir));
  for (const {where, what, fix} of faults.slice(0, MAX_FAULTS)) {
    console.error(`${where}: ${what}\n  Fix: ${fix}`);
  }
  if (faults.length > MAX_FAULTS) console.error(`… and ${faults.length - MAX_FAULTS} more`);
  console.log(`${count} demos checked, ${faults.length} mistakes`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
