/**
 * Measures how long somebody waits who has cloned this repository, from `npm start` to the first
 * page in a browser, beside a new site of stock Docusaurus, from `npm install` on, in turns. Writes clone.md
 * beside it. Needs npm's registry.
 *
 * Usage: node scripts/run.mjs bench/dev/clone.ts [--rounds 3]
 *
 * Ends with 1 where the target is missed.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {formatTable, machine, median} from '../build/report';

const {values} = parseArgs({options: {rounds: {type: 'string', default: '3'}}});

/** The most that the first start may take, as a multiple of a new stock site's. */
const TARGET = 1.25;
const PORT = 3989;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** A page of each that is made of Markdown. */
const PAGES = {stock: '/docs/intro', vitrine: '/material-ui/react-button/'} as const;
const PATIENCE_MS = 120_000;
const CREATE = ['--yes', 'create-docusaurus@3.10.2', 'stock', 'classic', '--typescript'];
/** What npm keeps of packages: none at first, as on a machine of its own. */
const NPM_CACHE = '.npm';
/** What a start leaves behind. */
const LEFT_BEHIND = ['node_modules', '.docusaurus', '.cache', NPM_CACHE];

/** How often something was set aside. */
let moved = 0;

/** Away from the repository, whose packages would be found. */
const work = mkdtempSync(path.join(os.tmpdir(), 'vitrine-clone-'));

interface Sample {
  /** From the command to the first page, in seconds. */
  seconds: number;
  /** Folders right in node_modules and its scopes. */
  packages: number;
}

const COMMANDS = {
  stock: `npm install --no-audit --no-fund && npm start -- --port ${PORT} --host 127.0.0.1 --no-open`,
  vitrine: `npm start -- --port ${PORT} --host 127.0.0.1 --no-open`,
} as const;
type Name = keyof typeof COMMANDS;
const NAMES = ['stock', 'vitrine'] as const;

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
} finally {
  rmSync(work, {recursive: true, force: true});
}

async function main() {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  git('clone', '--quiet', ROOT, path.join(work, 'vitrine'));
  execFileSync('npx', [...CREATE, '--skip-install'], {cwd: work, stdio: 'ignore'});
  const samples: Record<Name, Sample[]> = {stock: [], vitrine: []};
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const name of NAMES) {
        const sample = await measure(name, browser);
        samples[name].push(sample);
        console.log(`${name}: ${sample.seconds.toFixed(1)} s, ${sample.packages} packages`);
      }
    }
  } finally {
    await browser.close();
  }
  const ratio = medianOf(samples.vitrine) / medianOf(samples.stock);
  writeFileSync(path.join(import.meta.dirname, 'clone.md'), toPage(samples, ratio, commit));
  console.log(`by stock: ${ratio.toFixed(2)}`);
  process.exitCode = ratio <= TARGET ? 0 : 1;
}

async function measure(name: Name, browser: Browser): Promise<Sample> {
  const folder = path.join(work, name);
  for (const each of LEFT_BEHIND) setAside(path.join(folder, each));
  const start = performance.now();
  // Of its own group, so that all it has started ends with it.
  const child = spawn('sh', ['-c', COMMANDS[name]], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{CI: 'true', NODE_ENV: undefined, BABEL_ENV: undefined},
      npm_config_cache: path.join(folder, NPM_CACHE),
    },
  });
  try {
    while (!(await isServed())) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
      await sleep(100);
    }
    const page = await browser.newPage();
    await page.goto(ORIGIN + PAGES[name]);
    await page.locator('article h1').waitFor({timeout: PATIENCE_MS});
    const seconds = (performance.now() - start) / 1000;
    await page.close();
    return {seconds, packages: countPackages(path.join(folder, 'node_modules'))};
  } finally {
    if (child.exitCode === null && child.pid !== undefined) {
      const isOver = once(child, 'close');
      process.kill(-child.pid, 'SIGTERM');
      await isOver;
      // What it has started may take longer to end.
      while (await isServed()) await sleep(100);
    }
  }
}

/** What is deleted just before would be paid for by what follows. */
function setAside(folder: string) {
  if (!existsSync(folder)) return;
  renameSync(folder, path.join(work, `aside-${moved}`));
  moved += 1;
}

async function isServed() {
  try {
    return (await fetch(ORIGIN)).ok;
  } catch {
    return false;
  }
}

function countPackages(folder: string): number {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const counts = names.map((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).length : 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function medianOf(all: readonly Sample[]) {
  return median(all.map(({seconds}) => seconds));
}

function toPage(samples: Record<Name, Sample[]>, ratio: number, commit: string): string {
  const head = ['', 'First page, s', 'Packages'];
  const rows = NAMES.map((name) => [
    name,
    medianOf(samples[name]).toFixed(1),
    String(samples[name][0]?.packages ?? 0),
  ]);
  const listed = (name: Name) =>
    samples[name].map(({seconds}) => `${seconds.toFixed(1)} s`).join(', ');
  return [
    '# The first start of a fresh clone',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, medians of ${values.rounds}. ${machine()}`,
    '',
    formatTable([head, ...rows]),
    '',
    `Vitrine by stock: ${ratio.toFixed(2)}, to reach: ≤ ${TARGET}.`,
    '',
    ...NAMES.map((name) => `- ${name}: ${listed(name)}`),
    '',
  ].join('\n');
}
