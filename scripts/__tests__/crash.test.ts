import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {codeOf, runChild} from '../lib/child';
import {bundlerCacheOf, runWithCache} from '../lib/crash';

let site = '';
let cache = '';
const said: string[] = [];

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'vitrine-crash-'));
  cache = bundlerCacheOf(site);
  mkdirSync(cache, {recursive: true});
  writeFileSync(path.join(cache, 'torn'), '');
  said.length = 0;
});
afterEach(() => rmSync(site, {recursive: true}));

const runs = async (code: string) =>
  codeOf(
    await runWithCache(
      () => runChild(['-e', code]),
      cache,
      (line) => said.push(line),
    ),
  );
const CRASH = "process.kill(process.pid, 'SIGABRT'); setTimeout(() => {}, 1e5)";
const CRASH_WITH_CACHE = () =>
  `if (require('fs').existsSync(${JSON.stringify(cache)})) process.kill(process.pid, 'SIGABRT'); else process.exit(7)`;

it('runs once more without the cache where the bundler crashes, and says so', async () => {
  expect(await runs(CRASH_WITH_CACHE())).toBe(7);
  expect(said).toEqual([expect.stringMatching(/^The bundler crashed\. .*\/\.cache\/rspack\.$/)]);
  expect(existsSync(path.join(site, 'node_modules/.cache'))).toBe(true);
});

it('does so once: what crashes without a cache has another cause', async () => {
  expect(await runs(CRASH)).toBe(134);
  expect(said).toHaveLength(1);
  expect(await runs(CRASH)).toBe(134);
  expect(said).toHaveLength(1);
});

it.each([
  ['process.exit(0)', 0],
  ['process.exit(1)', 1],
  ['process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 1e5)', 143],
])('tells any other end as it is, and keeps the cache: %s', async (code, expected) => {
  expect(await runs(code)).toBe(expected);
  expect(said).toEqual([]);
  expect(existsSync(cache)).toBe(true);
});
