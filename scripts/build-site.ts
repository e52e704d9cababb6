/**
 * The work of the command `build`, with its arguments, in the process that may crash.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readArgs} from './lib/args';
import {lockOf, takeLocks} from './lib/buildLock';
import {BUILD_OPTIONS} from './lib/buildOptions';
import {endWithParent} from './lib/child';
import {compress} from './lib/compress';
import {checkAside} from './lib/demoTypesAside';
import {tellTypes, type Checked} from './lib/demoTypesBeside';
import {clearAside, foldersOf, mendSwap, outputFault, publish, WORK_MARK} from './lib/outputFolder';
import {allLookedAt, awaitFaults, holdFaults, keptFaults} from '../plugins/_shared/node/faults';
import {VitrineError} from '../plugins/_shared/text/errors';
import {makePart} from '../plugins/_shared/node/part';
import {describe, isFault, isRefusal, readFaults, tellUncaught} from './lib/report';
import {readWarned} from './lib/warnOption';

/** What tells scripts to try again later. */
const BUSY = 75;

const {values, positionals} = readArgs(BUILD_OPTIONS);
tellUncaught();
readWarned(values.warn);
if (values.verbose) process.env.VITRINE_VERBOSE = '1';
if (values.part) makePart();
if (values['publish-addresses']) process.env.VITRINE_PUBLISH_ADDRESSES = '1';

const siteDir = path.resolve(positionals[0] ?? '.');
const folders = foldersOf(path.resolve(siteDir, values['out-dir']));
const {outDir, work} = folders;
const aside = path.join(work, 'site');
let isPublished = false;

const fault = outputFault(siteDir, outDir);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}

const free = await takeLocks([lockOf(siteDir), folders.lock], {
  isPatient: !values['no-wait'],
  onWait: ({pid, since}) =>
    console.log(`Another build of this site runs since ${since} (process ${pid}): waiting for it.`),
});
if (typeof free !== 'function') {
  const {pid, since} = free;
  console.error(
    `Another build of this site runs since ${since} (process ${pid})\n  Fix: wait for it, which it does without --no-wait`,
  );
  process.exit(BUSY);
}
process.on('exit', free);
endWithParent();

// Paths in messages are relative to where the process runs.
process.chdir(siteDir);
const print = console.error;
/** What Docusaurus says before it ends the process, as the bundler has found errors. */
const UNBUNDLED = /compiled with errors/;
/** What the check of types has found, once it has ended. */
let checked: Checked | undefined;
/** What Docusaurus says on its way to an error. Beside a fault of ours it only misleads. */
const said: unknown[][] = [];
console.error = (...args) => {
  const text = args.join(' ');
  if (checked && UNBUNDLED.test(text)) tellTypes(checked);
  const faults = readFaults(text);
  if (faults === undefined) said.push(args);
  else said.splice(0, said.length, [faults]);
};
// The bundler ends the process by itself, and Docusaurus answers a signal with exit code 0:
// what was made aside must go, and the code must tell, all the same.
process.on('exit', () => {
  if (!isPublished) clear(() => rmSync(work, {recursive: true, force: true}));
  for (const args of said) print(...args);
  if (!isPublished) process.exitCode ||= 1;
});

mendSwap(folders);
mkdirSync(work, {recursive: true});
writeFileSync(path.join(work, WORK_MARK), '');
const {build} = await import('@docusaurus/core/lib/index.js');

const types = awaitFaults(checkAside(siteDir).then((found) => (checked = found)));
// Also where no plugin that tells them all at once gets that far.
holdFaults([]);
try {
  await build(siteDir, {outDir: aside});
  endWithTypes(await types);
  await compress(aside);
} catch (error) {
  await allLookedAt();
  // Whatever ends it: the next run has nothing new to tell.
  if (checked && isFault(error)) tellTypes(checked);
  // What the system refuses is told by the bundler, too, with its stack.
  if (isFault(error) || isRefusal(error)) said.length = 0;
  said.push([describe(error)]);
  process.exit(1);
}

publish(aside, folders);
isPublished = true;
clear(() => clearAside(folders));

/** @throws Error where types are wrong and no warning in this run, or could not be checked */
function endWithTypes(checked: Checked): void {
  const failure = tellTypes(checked);
  if (failure !== undefined) throw Object.assign(new Error(failure), {name: 'VitrineError'});
  const found = keptFaults();
  if (found.length > 0) throw new VitrineError(found);
}

/** What the system does not let be removed is told, and changes nothing of how the build went. */
function clear(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    said.push([describe(error)]);
  }
}
