import {spawn} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';
import {text} from 'node:stream/consumers';
import {RUNNER} from './setup';

/**
 * Checks the types of a site's demos in a process of its own, beside the build: the compiler takes
 * seconds that the bundler does not need, and memory that ends with it.
 *
 * @param siteDir absolute
 * @returns its exit code, and what it has said of faults
 */
export async function checkAside(siteDir: string): Promise<{code: number; said: string}> {
  const args = [RUNNER, 'demo-types', siteDir];
  // Who waits for it makes the one report.
  const env = {...process.env, VITRINE_VERBOSE: '1'};
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'pipe'], env});
  // What it runs beside is waited for longer.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  const kill = () => child.kill();
  process.once('exit', kill);
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  process.off('exit', kill);
  return {code: Number(code ?? 1), said: said.trim()};
}
