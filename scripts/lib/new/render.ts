import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {htmlFault} from './nesting';

/** Milliseconds after which a demo is taken for one that never ends. */
const PATIENCE = 20_000;

/** Ids that fit into one command line. */
const MOST_IDS = 400;

/** A line of the program of `runner.ts`. */
type Line = {begun: string} | {id: string; fault?: string; html?: string};

/**
 * Renders demos in processes of their own: one that ends its process, or never ends, is told as
 * such, and the rest goes on without it.
 *
 * @param script the bundle
 * @param ids of the demos
 * @returns by id what is wrong; those that work are not in it
 */
export async function renderAll(
  script: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (let left = [...ids]; left.length > 0;) {
    const done = await renderSome(script, left.slice(0, MOST_IDS), faults, signal);
    signal.throwIfAborted();
    left = left.filter((id) => !done.has(id));
  }
  return faults;
}

/** @returns ids that need not be tried again */
async function renderSome(
  script: string,
  ids: readonly string[],
  faults: Map<string, string>,
  signal: AbortSignal,
): Promise<Set<string>> {
  const done = new Set<string>();
  let begun: string | undefined;
  const reason = await follow(script, ids, signal, (line) => {
    begun = 'begun' in line ? line.begun : undefined;
    if ('begun' in line) return;
    done.add(line.id);
    const fault = line.fault ?? (line.html === undefined ? undefined : htmlFault(line.html));
    if (fault !== undefined) faults.set(line.id, fault);
  });
  // Without any sign of life there is none to blame but all of them.
  for (const id of begun === undefined ? ids.filter((one) => !done.has(one)) : [begun]) {
    faults.set(id, reason);
    done.add(id);
  }
  return done;
}

/** @returns why the process may have ended before its time */
async function follow(
  script: string,
  ids: readonly string[],
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<string> {
  const child = spawn(process.execPath, [script, ...ids], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: {...process.env, NODE_ENV: 'development'},
  });
  let reason = 'it ends the process that renders it';
  const stop = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    reason = `it is not rendered after ${PATIENCE / 1000} s`;
    stop();
  }, PATIENCE);
  signal.addEventListener('abort', stop);
  const closed = new Promise((resolve) => child.on('close', resolve));
  for await (const text of createInterface({input: child.stdio[3] as Readable})) {
    timer.refresh();
    onLine(JSON.parse(text) as Line);
  }
  await closed;
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  return reason;
}
