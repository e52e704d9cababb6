/**
 * Puts faults into a copy of the finished site, each into a page of its own, and runs the browser
 * tests on these pages: every fault must be found, by a message that names it.
 *
 * Usage: npm test -- seeds, or node scripts/run.mjs seed-faults [<kind> …]; needs a finished build
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './lib/setup';
import {SEEDS} from './lib/seeds/seeds';
import type {Seed} from './lib/seeds/seeds';

const BUILD = path.join(ROOT, 'build');
const SEEDED = path.join(ROOT, '.cache/seeded');
const REPORT = path.join(ROOT, '.cache/seeded.json');

/** What runs on the pages: tests of the sweep, and those that look at some pages alone. */
const RUNS = [
  ['--project', 'sweep'],
  ['--project=interaction', 'print'],
  ['--project', 'whole', '--no-deps'],
];

if (!existsSync(path.join(BUILD, 'index.html'))) {
  console.error('There is no finished site. Fix: run npm run build first.');
  process.exit(1);
}

const kinds = process.argv.slice(2);
const placed = place().filter(({kind}) => kinds.length === 0 || kinds.includes(kind));
plant(placed);
const told = RUNS.flatMap(runTests);
const missed = placed.filter(
  ({address, expected}) =>
    !told.some(({title, messages}) =>
      messages.some(
        (text) => (title.includes(address) || text.includes(address)) && text.includes(expected),
      ),
    ),
);
for (const {kind, address, expected} of missed) {
  console.error(`${kind} on ${address}: no message says "${expected}"`);
  for (const {title, messages} of told.filter(({title}) => title.includes(address))) {
    for (const text of messages)
      console.error(`  ${title}: ${text.split('\n').slice(0, 8).join('\n  ')}`);
  }
}
rmSync(SEEDED, {recursive: true});
rmSync(REPORT);
console.log(`${placed.length - missed.length} of ${placed.length} seeded faults found`);
process.exit(missed.length === 0 ? 0 : 1);

/** Gives each seed a page of its own, one that somebody wrote. */
function place() {
  const taken = new Set(SEEDS.map(({address}) => address));
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('/index.html') && !/\/(?:api|[a-z]+-api)\//.test(`/${file}`))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => !taken.has(address))
    .sort();
  return SEEDS.map((seed) => {
    const address = seed.address ?? pages.shift();
    if (address === undefined) throw new Error('There are fewer pages than seeds.');
    return {...seed, address};
  });
}

function plant(seeds: (Seed & {address: string})[]) {
  rmSync(SEEDED, {recursive: true, force: true});
  cpSync(BUILD, SEEDED, {recursive: true});
  for (const [number, {address, apply, script}] of seeds.entries()) {
    const file = path.join(SEEDED, address, 'index.html');
    const html = apply(readFileSync(file, 'utf8'));
    const name = `seed-${number}.js`;
    if (script) writeFileSync(path.join(SEEDED, name), script);
    const tag = script ? `<script src="/${name}" defer></script></head>` : '</head>';
    writeFileSync(file, html.replace('</head>', tag));
    // Else the page would be sent as it was.
    for (const ending of ['.br', '.gz']) rmSync(file + ending, {force: true});
  }
}

/** @returns the tests that failed */
function runTests(args: string[]): {title: string; messages: string[]}[] {
  const cli = 'node_modules/@playwright/test/cli.js';
  const env = {
    ...process.env,
    VITRINE_BUILD: '.cache/seeded',
    VITRINE_PAGES: placed.map(({address}) => address).join(','),
    VITRINE_REPORT: REPORT,
    VITRINE_FULL: undefined,
  };
  spawnSync(process.execPath, [cli, 'test', '-c', 'tests/e2e', '--reporter', 'json', ...args], {
    cwd: ROOT,
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, FORCE_COLOR: '0'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(REPORT, 'utf8')).suites.flatMap(failuresOf);
}

interface Suite {
  suites?: Suite[];
  specs: {title: string; tests: {results: {errors: {message: string}[]}[]}[]}[];
}

function failuresOf({specs, suites = []}: Suite): {title: string; messages: string[]}[] {
  const own = specs.map(({title, tests}) => ({
    title,
    messages: tests
      .flatMap(({results}) => results)
      .flatMap(({errors}) => errors.map(({message}) => message)),
  }));
  return [...own, ...suites.flatMap(failuresOf)];
}
