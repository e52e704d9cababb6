import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {IN_GROUP, killAll} from '../child';
import {htmlFault} from './nesting';

/** Milliseconds after which a demo is taken for one that never ends. */
const PATIENCE = 10_000;

/** Ids that fit into one command line. */
const MOST_IDS = 400;

/** A line of the programs of `runner.ts`. */
type Line = {begun: string} | ({id: string; fault?: string} & Partial<Rendered>) | {ended: true};

/** What a demo is on the server: its HTML in its frame, and that of the frame around nothing. */
export interface Rendered {
  html: string;
  empty: string;
}

/** A process that runs demos one by one. */
export interface Running {
  /** One that leads a group: a browser may be begun by a script that stands for it. */
  child: ChildProcess;
  /** Where it tells of them. */
  told: Readable;
  /** A line of JSON in one of those; `undefined` where it is about something else. */
  jsonIn: (line: string) => string | undefined;
  /** Whether it is the demos' fault when nothing is told at all. */
  isSure: boolean;
}

/** Begins a process for the demos of these ids. */
export type Runner = (ids: readonly string[]) => Running;

/** Renders demos of a bundle on the server. */
export const onServer =
  (script: string): Runner =>
  (ids) => {
    const child = spawn(process.execPath, [script, ...ids], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      ...IN_GROUP,
      env: {...process.env, NODE_ENV: 'development'},
    });
    return {child, told: child.stdio[3] as Readable, jsonIn: (line) => line, isSure: true};
  };

/**
 * Runs demos in processes of their own: one that ends its process, or never ends, is told as such,
 * and the rest goes on without it.
 *
 * @param ids of the demos
 * @param onRendered hears of those that work and whose HTML is told: on the server of all
 * @returns by id what is wrong; those that work are not in it
 */
export async function runAll(
  runner: Runner,
  ids: readonly string[],
  signal: AbortSignal,
  onRendered?: (id: string, rendered: Rendered) => void,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (let left = [...ids]; left.length > 0;) {
    const some = left.slice(0, MOST_IDS);
    const done = await runSome(runner, some, {faults, onRendered}, signal);
    signal.throwIfAborted();
    left = left.filter((id) => !done.has(id));
  }
  return faults;
}

/** Where it is noted how demos have fared. */
interface Outcome {
  faults: Map<string, string>;
  onRendered?: ((id: string, rendered: Rendered) => void) | undefined;
}

/** @returns ids that need not be tried again */
async function runSome(
  runner: Runner,
  ids: readonly string[],
  {faults, onRendered}: Outcome,
  signal: AbortSignal,
): Promise<Set<string>> {
  const done = new Set<string>();
  let begun: string | undefined;
  const running = runner(ids);
  const reason = await follow(running, signal, (line) => {
    begun = 'begun' in line ? line.begun : undefined;
    if (!('id' in line)) return;
    done.add(line.id);
    const {id, html, empty = ''} = line;
    const fault = line.fault ?? (html === undefined ? undefined : htmlFault(html));
    if (fault !== undefined) faults.set(id, fault);
    else if (html !== undefined) onRendered?.(id, {html, empty});
  });
  // Without any sign of life there is none to blame but all of them.
  for (const id of begun === undefined ? ids.filter((one) => !done.has(one)) : [begun]) {
    if (begun !== undefined || running.isSure) faults.set(id, reason);
    done.add(id);
  }
  return done;
}

/** @returns why the process may have ended before its time */
async function follow(
  {child, told, jsonIn}: Running,
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<string> {
  let reason = 'it ends the process that renders it';
  const stop = () => killAll(child);
  const timer = setTimeout(() => {
    reason = `it is not rendered after ${PATIENCE / 1000} s`;
    stop();
  }, PATIENCE);
  signal.addEventListener('abort', stop);
  // In a group of its own it would outlive this process.
  process.once('exit', stop);
  const closed = new Promise((resolve) => child.on('close', resolve));
  for await (const text of createInterface({input: told})) {
    const json = jsonIn(text);
    if (json === undefined) continue;
    timer.refresh();
    const line = JSON.parse(json) as Line;
    onLine(line);
    if ('ended' in line) stop();
  }
  await closed;
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  process.off('exit', stop);
  return reason;
}
