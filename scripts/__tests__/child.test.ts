import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {codeOf, runChild} from '../lib/child';
import {overdueIn} from '../lib/rendering';
import {ROOT} from '../lib/setup';

const LOOP = 'for (;;);';
const CHILD = JSON.stringify(path.join(ROOT, 'scripts/lib/child.ts'));
const JITI = JSON.stringify(path.join(ROOT, 'node_modules/jiti/lib/jiti.mjs'));

/** Begins another, and says both numbers to a stream. */
const beginAnother = (stream: number) => `
  const {pid} = require('child_process').spawn(process.execPath, ['-e', '${LOOP}']);
  require('fs').writeSync(${stream}, process.pid + ' ' + pid + '\\n');`;

/** A program that runs another. */
const parentOf = (code: string) => `
  const {createJiti} = await import(${JITI});
  const {codeOf, runChild} = await createJiti(${CHILD}).import(${CHILD});
  process.exitCode = codeOf(await runChild(['-e', ${JSON.stringify(code)}]));`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-child-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** What has ended and is nobody's to look after is there as a number for a while. */
function isAlive(pid: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout);
}

/** Milliseconds in which a killed process gets its turn to end, on whatever machine. */
const TURN = 10_000;

async function allEnded(pids: readonly number[]): Promise<void> {
  const until = performance.now() + TURN;
  while (pids.some(isAlive) && performance.now() < until) await setImmediate();
  const left = pids.filter(isAlive);
  // A loop that nobody ends would go on after the test.
  for (const pid of left) process.kill(pid, 'SIGKILL');
  expect(left).toEqual([]);
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'ends a loop by %s with %i, and all it has begun',
  async (signal, expected) => {
    const script = path.join(folder, 'parent.mjs');
    writeFileSync(script, parentOf(beginAnother(1) + LOOP));
    const parent = spawn(process.execPath, [script], {stdio: ['ignore', 'pipe', 'inherit']});
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pids = line.toString().trim().split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    const told = performance.now();
    parent.kill(signal);
    const end: unknown = await once(parent, 'exit');
    const took = performance.now() - told;
    await allEnded(pids);
    expect(end).toEqual([expected, null]);
    expect(took).toBeLessThan(2000);
  },
  30_000,
);

it('says that it was told to end, however the other has ended', () => {
  const end = {code: 0, signal: null, told: undefined, overdue: undefined, said: ''};
  expect(codeOf(end)).toBe(0);
  expect(codeOf({...end, told: 'SIGINT'})).toBe(130);
  expect(codeOf({...end, code: null, signal: 'SIGKILL', told: 'SIGTERM'})).toBe(143);
});

it('ends what would outlive the one that has begun it', async () => {
  const end = await runChild(['-e', `${beginAnother(2)} process.exit(3);`], {isHeard: true});
  expect(codeOf(end)).toBe(3);
  await allEnded([Number(end.said.trim().split(' ')[1])]);
}, 30_000);

describe('a page that is rendered without an end', () => {
  const renders = (demo?: string) => {
    writeFileSync(path.join(folder, '1'), '');
    writeFileSync(path.join(folder, '2'), '{"page": "/torn');
    const page = {page: '/ui/button/', demo, since: 1000, limit: 30};
    writeFileSync(path.join(folder, '3'), JSON.stringify(page));
  };

  it('is told when its time is over, and not before', () => {
    renders();
    expect(overdueIn(folder, 31_000)).toBeUndefined();
    expect(overdueIn(folder, 31_001)).toMatchInlineSnapshot(`
      "the page /ui/button/ was still being rendered after 30 s
        Fix: mend the loop that has no end there, or give pages more time: settings.page-safety.renderLimit"
    `);
  });

  it('is told with the demo that it is at', () => {
    renders('docs/ui/button.md:9: demo "Loop.tsx"');
    expect(overdueIn(folder, 31_001)).toMatchInlineSnapshot(`
      "docs/ui/button.md:9: demo "Loop.tsx" was still being rendered after 30 s, on /ui/button/
        Fix: mend the loop that has no end there, or give pages more time: settings.page-safety.renderLimit"
    `);
  });

  it('ends what renders it', async () => {
    renders();
    const end = await runChild(['-e', LOOP], {overdue: () => overdueIn(folder, Date.now())});
    expect(end.overdue).toContain('/ui/button/');
    expect(codeOf(end)).toBe(1);
  });
});
