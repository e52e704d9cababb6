import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How a process has ended. */
type End = [code: number | null, signal: NodeJS.Signals | null];

/** Ends that a program in machine code comes to by its own fault. */
const CRASHES: NodeJS.Signals[] = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

/** What the system adds to a signal's number where a shell tells it as an exit code. */
const SIGNALLED = 128;

/** Where Docusaurus' bundler keeps what it has compiled. */
export function bundlerCacheOf(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/rspack');
}

/**
 * Runs a program, and where it crashes with a cache, once more without: a cache that is torn, or
 * another version's, would have every later run crash as well.
 *
 * @param args of node
 * @param cache folder that is deleted then
 * @param say gets a line that tells so
 * @returns the exit code; that of a shell where a signal has ended it
 */
export async function runWithCache(
  args: readonly string[],
  cache: string,
  say: (line: string) => void,
): Promise<number> {
  const first = await run(args);
  if (!isCrash(first) || !existsSync(cache)) return codeOf(first);
  const name = path.relative(process.cwd(), cache);
  say(`The bundler crashed. Its cache may be torn: once more, without ${name}.`);
  rmSync(cache, {recursive: true, force: true});
  return codeOf(await run(args));
}

/** A signal to this process is one to the program, which knows what it has to clear away. */
async function run(args: readonly string[]): Promise<End> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const end = (await once(child, 'exit')) as End;
  for (const signal of signals) process.off(signal, forward);
  return end;
}

function isCrash([code, signal]: End): boolean {
  return CRASHES.some((each) => signal === each || code === numberOf(each));
}

function codeOf([code, signal]: End): number {
  return code ?? (signal ? numberOf(signal) : 1);
}

function numberOf(signal: NodeJS.Signals): number {
  return SIGNALLED + os.constants.signals[signal];
}
