/**
 * Loads sites as their builds do, up to the bundling: most faults are found by then, and need no
 * process of their own. A process beside the tests, as Docusaurus cannot be loaded in jest's.
 *
 * Usage: node scripts/run.mjs tests/site/loadAll.ts
 *   '[{"site": "<absolute folder>", "env": {"PRODUCTS": "ui"}}, …]'; a line of JSON for each:
 *   {"code": 1, "stdout": "…", "stderr": "…"}, as its build would leave it behind
 */
import {format} from 'node:util';
import {allLookedAt, forgetFaults} from '../../plugins/_shared/node/faults';
import {describe, isFault, readFaults} from '../../scripts/lib/report';

/** A site, and what its build is told. */
interface Job {
  site: string;
  env: Record<string, string>;
}

// Docusaurus reads it when it is imported: its build ends before it bundles.
process.env.DOCUSAURUS_RETURN_AFTER_LOADING = 'true';
const {build} = await import('@docusaurus/core/lib/index.js');

const SURROUNDINGS = {...process.env};

// Every build listens for signals, and never stops to.
process.setMaxListeners(0);
const print = process.stdout.write.bind(process.stdout);
const jobs = JSON.parse(process.argv[2] ?? '[]') as Job[];
// A site that fails has plugins at work still: the next one begins when all of them have ended.
process.on('beforeExit', () => {
  const job = jobs.shift();
  if (job) void load(job).then((outcome) => print(`${JSON.stringify(outcome)}\n`));
});

/** Does for one site what scripts/build.ts does. */
async function load({site, env}: Job): Promise<{code: number; stdout: string; stderr: string}> {
  const {stdout, stderr, said} = capture();
  // Paths in messages are relative to where the process runs.
  process.chdir(site);
  process.env = {...SURROUNDINGS, ...env};
  forgetFaults();
  let code = 0;
  try {
    await build(site, {outDir: 'build.next'});
  } catch (error) {
    await allLookedAt();
    if (isFault(error)) said.length = 0;
    said.push(describe(error));
    code = 1;
  }
  stderr.push(...said.map((text) => `${text}\n`));
  return {code, stdout: stdout.join(''), stderr: stderr.join('')};
}

/** Takes what is printed from now on; what the site before still prints is taken by nobody. */
function capture() {
  const [stdout, stderr, said] = [[], [], []] as [string[], string[], string[]];
  process.stdout.write = (chunk) => stdout.push(String(chunk)) > 0;
  process.stderr.write = (chunk) => stderr.push(String(chunk)) > 0;
  console.error = (...args) => {
    const faults = readFaults(args.join(' '));
    if (faults === undefined) said.push(format(...args));
    else said.splice(0, said.length, faults);
  };
  return {stdout, stderr, said};
}
