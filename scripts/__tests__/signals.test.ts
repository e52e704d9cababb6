import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {noteMade, removeMade} from '../lib/made';
import {RUNNER} from '../lib/setup';

const MOST_MS = 2000;

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vitrine-signals-'));
});
afterEach(() => rmSync(home, {recursive: true, force: true}));

/** A library that takes minutes to be installed: its script waits, and tells that it does. */
function slowNpm(): string {
  const bin = path.join(home, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh\necho > ${home}/begun\nexec node -e 'for (;;);'\n`;
  writeFileSync(path.join(bin, 'npm'), script, {mode: 0o755});
  writeFileSync(path.join(bin, 'vitrine.tgz'), '');
  return bin;
}

// What each command is told, to be at something long. Both end by the same way.
it.each([
  ['SIGINT', 130, 'api', ['--package', '@acme/ui@1.0.0', '--out', 'models']],
  ['SIGTERM', 143, 'new', ['my/docs', '--package', '@acme/ui', '--vitrine', './bin/vitrine.tgz']],
] as const)(
  '%s (%i) ends %s within two seconds, and leaves nothing',
  async (signal, code, command, args) => {
    const env = {...process.env, PATH: `${slowNpm()}:${process.env.PATH}`, TMPDIR: home};
    const all = [RUNNER, command, ...args];
    const child = spawn(process.execPath, all, {cwd: home, env, stdio: 'ignore'});
    const begun = path.join(home, 'begun');
    while (!existsSync(begun) && child.exitCode === null) await setTimeout(20);
    const told = performance.now();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(performance.now() - told).toBeLessThan(MOST_MS);
    expect(readdirSync(home).sort()).toEqual(['begun', 'bin']);
  },
  60_000,
);

it('tells in two lines that there is no room to work in', () => {
  const env = {...process.env, TMPDIR: path.join(home, 'gone')};
  const {status, stderr} = spawnSync(process.execPath, [RUNNER, 'join', 'a'], {cwd: home, env});
  expect(status).toBe(1);
  expect(String(stderr)).toMatch(
    /^.*gone\/vitrine-made-XXXXXX: cannot be made: .*\n {2}Fix: .*\n$/,
  );
});

it('removes what a killed process has written down, and no folder that somebody uses', () => {
  const list = path.join(home, 'list');
  process.env.VITRINE_MADE = list;
  for (const name of ['made', 'empty', 'used']) mkdirSync(path.join(home, name));
  for (const name of ['made', 'used']) writeFileSync(path.join(home, name, 'file'), '');
  noteMade(path.join(home, 'made'));
  for (const name of ['empty', 'used', 'gone']) noteMade(path.join(home, name), 'empty');
  delete process.env.VITRINE_MADE;
  removeMade(`${readFileSync(list, 'utf8')}["all","${home}`);
  expect(readdirSync(home).sort()).toEqual(['list', 'used']);
});
