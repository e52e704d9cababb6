import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../setup';
import {sumCounts} from './budget';
import type {Cost} from './budget';
import {readResults} from './results';
import type {Slow} from './results';
import type {Step} from './steps';
import type {Part} from './changed';
import {SHORT_RUN} from '../../../plugins/_shared/node/shortRun';

export interface Outcome {
  step: string;
  passed: number;
  failed: number;
  cost: Cost;
  /** Its tests, the slowest first. */
  slow: Slow[];
}

/**
 * Runs a step. Beside others its output is kept until it ends, and of its CPU that is missing what
 * browsers have used.
 */
export async function runStep(
  name: string,
  {run, files, kind}: Step,
  part: Part,
  isBesideOthers: boolean,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-'));
  const [report, counts] = [path.join(folder, 'report.json'), path.join(folder, 'counts')];
  writeFileSync(counts, '');
  const own = kind === 'jest' ? ['--json', `--outputFile=${report}`] : [];
  if (!isBesideOthers) console.log(`\n── ${name}`);
  const args = [...run, ...(part.files ?? files ?? []), ...own, ...part.args];
  const ended = await runNode(args, isBesideOthers, {
    ...part.env,
    VITRINE_COUNTS: counts,
    VITRINE_REPORT: report,
  });
  if (isBesideOthers) console.log(`\n── ${name}\n${ended.said}`);
  const results = readResults(kind, report, ended.isWell);
  const cost = {cpu: ended.cpu, wall: ended.wall, counts: sumCounts(readFileSync(counts, 'utf8'))};
  rmSync(folder, {recursive: true});
  return {step: name, cost, ...results};
}

async function runNode(
  args: string[],
  isBesideOthers: boolean,
  env: NodeJS.ProcessEnv,
): Promise<{isWell: boolean; said: string; cpu: number; wall: number}> {
  const start = performance.now();
  const before = machineCpu();
  // The shell says what its children have used, and theirs: `0m1.5s 0m0.2s`, theirs on line two.
  const script = '"$@"; code=$?; times >&3; exit $code';
  const child = spawn('sh', ['-c', script, 'sh', process.execPath, SHORT_RUN, ...args], {
    cwd: ROOT,
    env: {...process.env, ...env},
    stdio: isBesideOthers
      ? ['ignore', 'pipe', 'pipe', 'pipe']
      : ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const heard = {said: '', times: ''};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => (heard.said += text));
  }
  child.stdio[3]?.on('data', (text) => (heard.times += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  // A browser's processes are nobody's children when they end: alone, the machine says it all.
  const cpu = isBesideOthers ? childrenCpu(heard.times) : machineCpu() - before;
  return {isWell: code === 0, said: heard.said, cpu, wall: (performance.now() - start) / 1000};
}

/** Seconds that all cores have worked since the machine was started. */
export function machineCpu(): number {
  const busy = os.cpus().map(({times}) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000;
}

/** @param times what the shell's `times` says */
function childrenCpu(times: string) {
  const [, line = ''] = times.split('\n');
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
