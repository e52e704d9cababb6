/**
 * Measures how long a reader of a running dev server waits, from a changed declaration of a library
 * to the page that shows it, in a browser. Writes dev.md beside it.
 *
 * Usage: node scripts/run.mjs bench/api/dev.ts [--rounds 10] [--date 2026-11-20]
 *
 * Ends with 1 where the median is above half a second.
 */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import type {Page} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';
import {describe} from '../../scripts/lib/report';
import {ROOT} from '../../scripts/lib/setup';
import {median} from '../build/report';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '10'},
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
  },
});

/** Below the repository, whose packages it needs, and named so that git leaves it alone. */
const SITE = path.join(ROOT, '.cache/bench-api');
const COMPONENTS = 40;
const AT_MOST = 500;
const PORT = 3987;
const PAGE = `http://127.0.0.1:${PORT}/core/api/card1/`;

const CONFIG = `
import site from '../../docusaurus.config';
const packages = [{product: 'core', package: '@bench/kit', entry: '.cache/bench-api/kit/index.ts'}];
const [[preset, options]] = site.presets;
const settings = {...options.settings, 'api-reference': {packages}};
export default {
  ...site,
  presets: [['../../' + preset, {...options, settings}]],
};
`;

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
} finally {
  rmSync(SITE, {recursive: true, force: true});
}

async function main() {
  writeSite();
  const server = await startServer();
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    const page = await browser.newPage();
    await page.goto(PAGE);
    const times: number[] = [];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      const time = await change(page, round);
      // The first one shows that it works, and that the page is hydrated.
      if (round > 0) times.push(time);
      console.log(`round ${round}: ${time.toFixed(0)} ms`);
    }
    writeFileSync(path.join(import.meta.dirname, 'dev.md'), toPage(times));
    console.log(`median: ${median(times).toFixed(0)} ms`);
    process.exitCode = median(times) <= AT_MOST ? 0 : 1;
  } finally {
    await browser.close();
    server.kill();
  }
}

/** A library of components that take the props of an element, with their own source. */
function writeSite() {
  mkdirSync(path.join(SITE, 'kit'), {recursive: true});
  writeFileSync(path.join(SITE, 'docusaurus.config.ts'), CONFIG);
  const names = Array.from({length: COMPONENTS}, (_, i) => `Card${i + 1}`);
  const index = names.map((name) => `export * from './${name}';\n`).join('');
  writeFileSync(path.join(SITE, 'kit/index.ts'), index);
  for (const name of names) writeComponent(name, 'm');
}

/** @param size one of its values */
function writeComponent(name: string, size: string) {
  const text = `import * as React from 'react';

export interface ${name}Props extends React.ComponentPropsWithoutRef<'div'> {
  /** How much room it takes. */
  size?: 's' | '${size}';
  /** Called when it is raised. */
  onRaise?: (event: React.MouseEvent, height: number) => void;
}

/** A card. */
export function ${name}({size = 's', onRaise, ...other}: ${name}Props) {
  return <div data-size={size} {...other} />;
}
`;
  writeFileSync(path.join(SITE, `kit/${name}.tsx`), text);
}

/** @returns once it answers */
async function startServer(): Promise<ChildProcess> {
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = path.join(SITE, 'docusaurus.config.ts');
  const options = ['--config', config, '--port', String(PORT), '--host', '127.0.0.1', '--no-open'];
  const env = {...process.env, PRODUCTS: 'core', NODE_ENV: 'development'};
  const server = spawn(process.execPath, [cli, 'start', ROOT, ...options], {cwd: ROOT, env});
  let output = '';
  server.stdout.on('data', (text) => (output += text));
  server.stderr.on('data', (text) => (output += text));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The dev server ended.\n${output}`);
    if (await isServed()) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function isServed() {
  try {
    return (await fetch(PAGE)).ok;
  } catch {
    return false;
  }
}

async function change(page: Page, round: number) {
  const size = `size-${round}`;
  const start = performance.now();
  writeComponent('Card1', size);
  const isShown = `document.body.innerText.includes(${JSON.stringify(size)})`;
  await page.waitForFunction(isShown, undefined, {polling: 'raf', timeout: 120_000});
  return performance.now() - start;
}

function toPage(times: number[]) {
  return `# API: a changed declaration in a running dev server

${values.date}, ${times.length} rounds. ${os.availableParallelism()} cores, ${os.platform()}, node ${process.version}. Load of others: ${(os.loadavg()[0] ?? 0).toFixed(1)}.

From writing the file to the text on the page in Chromium: median ${median(times).toFixed(0)} ms, at most ${AT_MOST} ms wanted.

Each round: ${times.map((time) => time.toFixed(0)).join(', ')} ms.
`;
}
