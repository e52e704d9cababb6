/**
 * Measures how many requests `vitrine serve` answers, beside sirv alone on the same built site, in
 * turns. Writes results.md beside it.
 *
 * Usage: node scripts/run.mjs bench/serve/run.ts [--dir build] [--date 2026-11-20] [--rounds 9] [--requests 4000]
 *
 * Ends with 1 where the ratio misses its target.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describe} from '../../scripts/lib/report';
import {ROOT, RUNNER} from '../../scripts/lib/setup';
import {start} from './measure';
import type {Server} from './measure';
import {meetsTarget, toPage, toTable} from './report';
import type {Round} from './report';

const HERE = import.meta.dirname;

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    rounds: {type: 'string', default: '9'},
    requests: {type: 'string', default: '4000'},
  },
});

try {
  await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const dir = path.resolve(ROOT, values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${values.dir} holds no site. Fix: run npm run build first.`);
  }
  const [load = 0] = os.loadavg();
  const addresses = addressesOf(dir);
  const vitrine = await start(RUNNER, [path.join(HERE, 'child.ts'), dir]);
  const sirv = await start(path.join(installSirv(), 'server.js'), [dir]);
  const rounds: Round[] = [];
  try {
    // Nothing is compiled yet in the first one.
    await askBoth({sirv, vitrine}, addresses);
    while (rounds.length < Number(values.rounds)) {
      rounds.push(await askBoth({sirv, vitrine}, addresses));
    }
  } finally {
    sirv.stop();
    vitrine.stop();
  }
  console.log(`\n${toTable(rounds)}`);
  writeFileSync(path.join(HERE, 'results.md'), toPage(rounds, values.date, load.toFixed(1)));
  process.exitCode = meetsTarget(rounds) ? 0 : 1;
}

async function askBoth(servers: Record<keyof Round, Server>, addresses: string[]): Promise<Round> {
  const requests = Number(values.requests);
  const sirv = await servers.sirv.ask(addresses, requests);
  const vitrine = await servers.vitrine.ask(addresses, requests);
  if (sirv.bytes === vitrine.bytes) return {sirv, vitrine};
  throw new Error(`sirv has sent ${sirv.bytes} bytes, Vitrine ${vitrine.bytes}`);
}

/** Pages, and what a page loads. */
function addressesOf(dir: string): string[] {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  const some = (pattern: RegExp, count: number) =>
    files.filter((file) => pattern.test(file)).slice(0, count);
  return [
    ...some(/\/index\.html$/, 20).map((file) => file.replace('index.html', '')),
    ...some(/^assets\/js\/.*\.js$/, 20),
    ...some(/\.css$|\.woff2$|\.svg$/, 10),
  ].map((file) => encodeURI(`/${file}`));
}

/** @returns the folder that has it; it stays from one run to the next */
function installSirv(): string {
  const folder = path.join(ROOT, '.cache/bench/serve-sirv');
  cpSync(path.join(HERE, 'sirv'), folder, {recursive: true});
  const args = ['install', '--no-audit', '--no-fund'];
  const {status, stderr} = spawnSync('npm', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr);
  return folder;
}
