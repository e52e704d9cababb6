import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';
import {text} from 'node:stream/consumers';

/** How a process has ended. */
export interface End {
  /** `null` where a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The signal that this process was told to end by meanwhile. */
  told: NodeJS.Signals | undefined;
  /** Why it was ended from here; `undefined` where it was not. */
  overdue: string | undefined;
  /** What it has said of errors, where that was asked for. */
  said: string;
}

/** How a process is run. */
interface Running {
  /** Whether what it says of errors is kept, and the rest left away. Default: all is shown. */
  isHeard?: boolean;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds that it has to end once it was told to. Default 1000. */
  patience?: number;
  /** Asked twice a second: why the process has to be ended now, if it has. */
  overdue?: () => string | undefined;
}

/** What people and hosts end programs by. */
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What the system adds to a signal's number where a shell tells it as an exit code. */
const SIGNALLED = 128;

/** Milliseconds that a process has to clear away behind it, once it was told to end. */
const PATIENCE = 1000;

/** For one that runs another by {@link runChild} itself. */
export const LONGER = 1600;

/** Milliseconds between two looks at whether a process is overdue. */
const PAUSE = 500;

/**
 * Runs node. A signal to this process is one to that, which may know what it has to clear away; if it
 * has not ended soon, in a loop that nothing interrupts, it is killed. Of what it has begun nothing
 * outlives it.
 *
 * @param args of node
 */
export async function runChild(args: readonly string[], running: Running = {}): Promise<End> {
  const {isHeard = false, cwd, env, patience = PATIENCE, overdue = () => undefined} = running;
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: isHeard ? ['ignore', 'ignore', 'pipe', 'ipc'] : ['inherit', 'inherit', 'inherit', 'ipc'],
    ...IN_GROUP,
    cwd,
    env,
  });
  const end: End = {code: null, signal: null, told: undefined, overdue: undefined, said: ''};
  const kills: NodeJS.Timeout[] = [];
  const forward = (signal: NodeJS.Signals) => {
    end.told = signal;
    child.kill(signal);
    kills.push(setTimeout(() => killAll(child), patience));
  };
  const watch = setInterval(() => {
    end.overdue ??= overdue();
    if (end.overdue !== undefined) killAll(child);
  }, PAUSE);
  for (const signal of SIGNALS) process.on(signal, forward);
  const said = child.stderr ? text(child.stderr) : '';
  try {
    [end.code, end.signal] = (await once(child, 'exit')) as [End['code'], End['signal']];
  } finally {
    // Also where it could not begin: what goes on here would keep this process for ever.
    killAll(child);
    for (const signal of SIGNALS) process.off(signal, forward);
    for (const timer of [watch, ...kills]) clearTimeout(timer);
  }
  end.said = await said;
  return end;
}

const hasGroups = process.platform !== 'win32';

/** Options of one that is begun so that all of it can be ended. */
export const IN_GROUP = {detached: hasGroups};

/** Ends a process that leads a group, as one with {@link IN_GROUP} does, and all that it has begun. */
export function killAll(child: ChildProcess): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // All of them have ended.
  }
}

/** The exit code of a process that has run another; that of a shell where a signal has ended it. */
export function codeOf({code, signal, told, overdue}: End): number {
  if (told !== undefined) return numberOf(told);
  if (overdue !== undefined) return 1;
  return code ?? (signal ? numberOf(signal) : 1);
}

/** What shells make of a signal. */
export function numberOf(signal: NodeJS.Signals): number {
  return SIGNALLED + os.constants.signals[signal];
}

/** Ends this process as soon as the one that has run it is gone. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}

/** Ends this process at a signal with the code that shells make of it, also where it is the first. */
export function exitOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(numberOf(signal)));
}
