import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Whoever builds a site. */
export interface Holder {
  pid: number;
  /** Where: in a container, or on another machine with the same disk, it cannot be looked for. */
  machine?: string;
  /** When its process began, in the system's own words: another one may get its number. */
  began?: string;
  /** Time of day at which it took the lock, for people. */
  since: string;
}

/** What {@link takeLock} may do meanwhile. */
interface Waiting {
  /** Told once, when there is somebody to wait for. */
  onWait: (holder: Holder) => void;
  /** Whether to wait at all. */
  isPatient: boolean;
}

/** Milliseconds between two looks at whether a lock is free. */
const PAUSE = 200;

/** Milliseconds after which a holder says again that it lives, to those on other machines. */
const PULSE = 10_000;
/** Milliseconds without that after which it is dead to them: longer than a build computes at once. */
const SILENCE = 120_000;

/** Where the lock of a site is: beside what builds of it generate, and would mix. */
export function lockOf(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/build.lock');
}

/**
 * Takes a lock, or waits for it. What a dead process holds is free.
 *
 * @param lock file of the lock; its folder is made
 * @returns gives it back; whoever holds it, where nobody waits
 */
export async function takeLock(
  lock: string,
  {onWait, isPatient}: Waiting,
): Promise<(() => void) | Holder> {
  mkdirSync(path.dirname(lock), {recursive: true});
  let told = false;
  for (;;) {
    if (tryLock(lock)) return keepUntilFreed(lock);
    const holder = readHolder(lock);
    if (holder === undefined || !isAlive(holder, lock)) {
      freeLock(lock, holder);
      continue;
    }
    if (!isPatient) return holder;
    if (!told) onWait(holder);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function keepUntilFreed(lock: string): () => void {
  const pulse = setInterval(() => touch(lock), PULSE);
  pulse.unref();
  return () => {
    clearInterval(pulse);
    rmSync(lock, {force: true});
  };
}

function touch(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Somebody has deleted it: whoever comes now builds as well, as they wish.
  }
}

/**
 * Takes several locks one after another, all or none. Whoever takes some of the same takes them in
 * the same order.
 */
export async function takeLocks(
  locks: readonly string[],
  waiting: Waiting,
): Promise<(() => void) | Holder> {
  const taken: (() => void)[] = [];
  const freeAll = () => taken.forEach((free) => free());
  for (const lock of locks) {
    const free = await takeLock(lock, waiting);
    if (typeof free !== 'function') {
      freeAll();
      return free;
    }
    taken.push(free);
  }
  return freeAll;
}

/** A link to what is written already: nobody ever sees half of it. */
function tryLock(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  const since = new Date().toTimeString().slice(0, 8);
  const {pid} = process;
  const holder: Holder = {pid, machine: machineOf(), began: beginningOf(pid), since};
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, {force: true});
  }
}

/** @returns `undefined` where there is none any more, and for what nobody can have written */
function readHolder(lock: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder> | null;
    // Nought and less are groups of processes, of which there is always one.
    return Number.isInteger(holder?.pid) && Number(holder?.pid) > 0
      ? (holder as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({pid, machine, began}: Holder, lock: string): boolean {
  if (machine !== undefined && machine !== machineOf()) {
    const {mtimeMs = 0} = statSync(lock, {throwIfNoEntry: false}) ?? {};
    return Date.now() - mtimeMs < SILENCE;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It is there, and another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = beginningOf(pid);
  return began === undefined || now === undefined || began === now;
}

/** Containers of one machine may have its name, and count processes by themselves. */
function machineOf(): string {
  try {
    return `${os.hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}

/** @returns `undefined` where the system does not tell */
function beginningOf(pid: number): string | undefined {
  try {
    // The name in front may hold blanks and brackets: what follows the last of them is counted.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * Takes away what a dead process holds, by renaming it: of several that try only one does. Another
 * may have freed and taken it since it was looked at; that one gets it back.
 */
function freeLock(lock: string, seen: Holder | undefined): void {
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
    const taken = readHolder(aside);
    if (taken !== undefined && taken.pid !== seen?.pid) linkSync(aside, lock);
  } catch {
    // It is gone, or taken: the next look tells.
  }
  rmSync(aside, {recursive: true, force: true});
}
