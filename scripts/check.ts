/**
 * Runs every check, tells what each has cost, and closes with `N passed, N failed`.
 *
 * Usage: npm test [-- [--changed] [--full] <step> …], e.g. npm test -- lint unit
 *   --changed  only what the uncommitted changes can reach: the same steps, fewer tests and pages
 *   --full     every page in every look, and the steps that need longest: npm run test:full
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {installBrowser} from './lib/browser';
import {installServers} from './lib/webServers';
import {ROOT} from './lib/setup';
import {overdrafts} from './lib/suite/budget';
import {listChanges, narrow} from './lib/suite/changed';
import {formatCosts} from './lib/suite/report';
import {machineCpu, runStep} from './lib/suite/runStep';
import type {Outcome} from './lib/suite/runStep';
import {LANES, STAGES, STEP_LIST, STEPS} from './lib/suite/steps';

const {values, positionals: wanted} = parseArgs({
  allowPositionals: true,
  options: {changed: {type: 'boolean', default: false}, full: {type: 'boolean', default: false}},
});
const unknown = wanted.find((name) => !Object.hasOwn(STEPS, name));
if (unknown !== undefined) {
  console.error(`No step "${unknown}". Fix: one of ${Object.keys(STEPS).join(', ')}`);
  process.exit(1);
}
const steps = STEP_LIST.filter(([name, {onlyFull}]) =>
  wanted.length > 0 ? wanted.includes(name) : !onlyFull || values.full,
);

installBrowser();
if (steps.some(([name]) => name === 'site')) installServers();

const changes = values.changed ? listChanges(ROOT) : undefined;
const outcomes: Outcome[] = [];
const before = machineCpu();
for (const each of STAGES) {
  const queue = steps.filter(([, {stage}]) => stage === each);
  const isBesideOthers = queue.length > 1;
  await Promise.all(Array.from({length: LANES[each]}, () => work(queue, isBesideOthers)));
}

const faults = values.full || values.changed ? [] : costFaults();
console.log(`\n${formatCosts(outcomes)}`);
const [cpu, wall] = [machineCpu() - before, performance.now() / 1000];
console.log(`\nall: ${cpu.toFixed(0)} s of CPU on this machine, ${(wall / 60).toFixed(1)} minutes`);
for (const fault of faults) console.error(fault);
const sum = (key: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const [passed, failed] = [sum('passed'), sum('failed') + faults.length];
console.log(`\n${passed} passed, ${failed} failed`);
// Where nothing was changed there is nothing to look at.
process.exit(failed === 0 && (passed > 0 || values.changed) ? 0 : 1);

/** @param queue steps that are left; emptied */
async function work(queue: (typeof STEP_LIST)[number][], isBesideOthers: boolean) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, step] = next;
    const part = changes ? narrow(name, changes, ROOT) : {args: [], env: {}};
    if (part === undefined) continue;
    const env = values.full ? {...part.env, VITRINE_FULL: '1'} : part.env;
    outcomes.push(await runStep(name, step, {...part, env}, isBesideOthers));
  }
}

/** @returns what of the steps has cost more than tests/suite.json gives it */
function costFaults(): string[] {
  const table = JSON.parse(readFileSync(path.join(ROOT, 'tests/suite.json'), 'utf8'));
  const build = outcomes.find(({step}) => step === 'build')?.cost.cpu;
  return outcomes.flatMap(({step, cost}) => overdrafts(step, cost, table[step], build));
}
