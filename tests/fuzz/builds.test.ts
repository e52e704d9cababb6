import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {siteAt} from '../../scripts/lib/outputFolder';
import {RUNNER} from '../../scripts/lib/setup';
import {drawFrom} from './draw';

const KILLS = process.env.VITRINE_FULL === '1' ? 60 : 6;
const AT_ONCE = 5;
const EACH = 3;
/** Folders that are renamed and removed for two releases, one of them by exchange. */
const STEPS = 14;
/** Milliseconds in which several sites are published. */
const SPAN = 60;

const PUBLISHER = path.join(__dirname, 'publisher.ts');

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'vitrine-builds-'));
});
afterEach(() => rmSync(site, {recursive: true, force: true}));

function publishing(count: number, name: string, step = Infinity): ChildProcess {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const args = [RUNNER, PUBLISHER, site, `${count}`, name, `${step}`];
  return spawn(process.execPath, args, {stdio: [...stdio]});
}

/** The release that a server would serve: one, and whole. */
function served(): string[] {
  const folder = siteAt(path.join(site, 'build'));
  const files = readdirSync(folder);
  const releases = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [`${files.length} files`, ...new Set(releases)];
}

it(`leaves a whole site after each of ${KILLS} kills, at random moments and in the swap`, async () => {
  const {below} = drawFrom(19);
  await once(publishing(1, 'build'), 'exit');
  for (let kill = 0; kill < KILLS; kill++) {
    const isInSwap = kill % 2 === 0;
    const child = publishing(Infinity, `build ${kill}`, isInSwap ? below(STEPS) : Infinity);
    if (!isInSwap && child.stdout) {
      await once(child.stdout, 'data');
      await setTimeout(below(SPAN));
      child.kill('SIGKILL');
    }
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(served()).toEqual(['41 files', expect.stringContaining('build ')]);
  }
  const [code] = (await once(publishing(1, 'last'), 'exit')) as [number];
  expect([code, ...served()]).toEqual([0, '41 files', expect.stringContaining('last 0')]);
  expect(readdirSync(site).sort()).toEqual(['.docusaurus', 'build']);
}, 600_000);

it(`publishes one after another what ${AT_ONCE} builds make at once`, async () => {
  const names = Array.from({length: AT_ONCE}, (_none, build) => `build ${build}`);
  const builds = names.map((name) => publishing(EACH, name));
  const said: string[] = [];
  for (const {stdout} of builds) stdout?.on('data', (lines) => said.push(String(lines)));
  const ended = builds.map(async (build) => once(build, 'exit'));
  expect(await Promise.all(ended)).toEqual(names.map(() => [0, null]));
  expect(said.join('').trim().split('\n')).toHaveLength(AT_ONCE * EACH);
  expect(served()).toEqual(['41 files', expect.stringContaining(`${EACH - 1}`)]);
  expect(existsSync(path.join(site, 'build.next'))).toBe(false);
  expect(readdirSync(path.join(site, '.docusaurus'))).toEqual([]);
}, 120_000);
