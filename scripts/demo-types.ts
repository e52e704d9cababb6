/**
 * Checks the types of every demo with the packages that its page runs.
 *
 * Part of every build; alone it says how many there are.
 *
 * Usage: npm run test:demo-types [-- <site folder>]
 */
import {checkDemoTypes} from './lib/demoTypes';
import {formatParts} from '../plugins/_shared/text/errors';
import {describe, report, tellUncaught} from './lib/report';
import {siteFolder} from './lib/siteFolder';
import {readDemoOptions} from './lib/siteOptions';

/** Exit code of a check that could not be made; mistakes have 1. */
const NOT_CHECKED = 2;

tellUncaught();
const siteDir = siteFolder(process.argv[2]);
process.chdir(siteDir);

try {
  const {count, faults} = checkDemoTypes(siteDir, await readDemoOptions(siteDir));
  const told = faults.map((fault) => ({...fault, kind: 'types' as const}));
  if (told.length > 0) console.error(report(formatParts(told)));
  console.log(`${count} demos checked, ${faults.length} mistakes`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = NOT_CHECKED;
}
