import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lockOf, takeLock} from '../lib/buildLock';
import type {Holder} from '../lib/buildLock';
import {RUNNER} from '../lib/setup';

let site = '';
let lock = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'vitrine-lock-'));
  lock = lockOf(site);
});
afterEach(() => rmSync(site, {recursive: true}));

const at = () => takeLock(lock, {isPatient: false, onWait: () => undefined});

/** Puts a lock there as another process would. */
function hold(text: string): void {
  mkdirSync(path.dirname(lock), {recursive: true});
  writeFileSync(lock, text);
}

/** Number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

async function taken(): Promise<() => void> {
  const free = await at();
  if (typeof free !== 'function') throw new Error('It is held');
  return free;
}

it('is held until it is given back, and leaves nothing', async () => {
  const free = await taken();
  expect(await at()).toMatchObject({pid: process.pid, since: expect.stringMatching(/^[\d:]{8}$/)});
  free();
  expect(readdirSync(path.dirname(lock))).toEqual([]);
  (await taken())();
});

it('is waited for, and says for whom, once', async () => {
  const free = await taken();
  const told: Holder[] = [];
  const second = takeLock(lock, {isPatient: true, onWait: (holder) => told.push(holder)});
  setTimeout(free, 450);
  expect(typeof (await second)).toBe('function');
  expect(told).toEqual([expect.objectContaining({pid: process.pid})]);
});

it.each([
  ['that is dead', () => JSON.stringify({pid: deadProcess(), since: '12:00:00'})],
  ['whose number another process has', () => JSON.stringify({pid: process.pid, began: '1'})],
  ['that nobody can have written', () => '{"pid": '],
  ['that is no process', () => 'null'],
  ['that is a group of processes', () => JSON.stringify({pid: 0})],
  ['that is all processes', () => JSON.stringify({pid: -1})],
])('is taken from a holder %s', async (_title, text) => {
  hold(text());
  await taken();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({pid: process.pid});
});

it('is not taken from a process that lives', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {stdio: 'ignore'});
  hold(JSON.stringify({pid: child.pid, since: '12:00:00'}));
  expect(await at()).toMatchObject({pid: child.pid});
  child.kill('SIGKILL');
  await once(child, 'exit');
  await taken();
  expect(existsSync(lock)).toBe(true);
});

it('is not taken from another machine until nothing has been heard of it for long', async () => {
  hold(JSON.stringify({pid: deadProcess(), machine: 'another', since: '12:00:00'}));
  expect(await at()).toMatchObject({machine: 'another'});
  const before = new Date(Date.now() - 130_000);
  utimesSync(lock, before, before);
  (await taken())();
});

it('is held on other machines for as long as it takes', async () => {
  jest.useFakeTimers();
  const free = await taken();
  const before = new Date(Date.now() - 130_000);
  utimesSync(lock, before, before);
  jest.advanceTimersByTime(11_000);
  expect(statSync(lock).mtimeMs).toBeGreaterThan(before.getTime() + 100_000);
  free();
  jest.advanceTimersByTime(11_000);
  expect(existsSync(lock)).toBe(false);
  jest.useRealTimers();
});

it('is taken where a folder has its name', async () => {
  mkdirSync(path.join(lock, 'a'), {recursive: true});
  (await taken())();
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

it('is taken from the dead by one of many', async () => {
  hold(JSON.stringify({pid: deadProcess(), since: '12:00:00'}));
  const results = await Promise.all(Array.from({length: 20}, at));
  expect(results.filter((result) => typeof result === 'function')).toHaveLength(1);
});

it('is what the command leaves for, with a code of its own, where it must not wait', async () => {
  writeFileSync(path.join(site, 'docusaurus.config.ts'), '');
  const free = await taken();
  const args = [RUNNER, 'build', site, '--no-wait'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  free();
  expect({status, stdout}).toEqual({status: 75, stdout: ''});
  expect(stderr).toMatch(
    /^Another build of this site runs since [\d:]{8} \(process \d+\)\n {2}Fix: wait for it/,
  );
  expect(readdirSync(site).sort()).toEqual(['.docusaurus', 'docusaurus.config.ts']);
});
