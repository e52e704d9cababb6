import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {runnable, SHORT_RUN} from '../_shared/node/shortRun';
import {VitrineError} from '../_shared/text/errors';
import type {Extraction, Request} from './core/extract/extract';

/** What the process is asked for. */
export interface Work {
  /** Packages are resolved from here, upwards. */
  directory: string;
  requests: readonly Request[];
}

/** What it says at its end; `error` is what was thrown, with its stack. */
export type Answer = {found: Extraction[]} | {error: string};

/**
 * What node is started with to read APIs: a compiler fills its heap faster than threads beside it
 * make room, and of what they do the better part is in vain. One thread needs a sixth less CPU.
 */
export const ENGINE: readonly string[] = ['--single-threaded', SHORT_RUN];

/** The exit code of a node that does not know what it was started with. */
const UNKNOWN_FLAG = 9;

const EXTRACTOR = path.join(__dirname, `extractor${path.extname(__filename)}`);

/**
 * Reads packages in a process of its own, which has the engine that suits it, leaves this one free
 * for others, and takes its memory with it.
 *
 * @returns `undefined` where this node does not know the flags
 * @throws VitrineError where the process was ended; Error with what it has thrown
 */
export async function extractApart(work: Work, engine = ENGINE): Promise<Extraction[] | undefined> {
  const [file = '', ...args] = runnable(EXTRACTOR);
  const limits = process.execArgv.filter((flag) => flag.startsWith('--max-'));
  const child = fork(file, args, {execArgv: [...limits, ...engine], serialization: 'advanced'});
  const kill = () => child.kill();
  process.once('exit', kill);
  let answer: Answer | undefined;
  child.once('message', (message) => (answer = message as Answer));
  // One that has ended by then tells why by its code.
  child.send(work, () => undefined);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('exit', kill);
  if (answer === undefined)
    return code === UNKNOWN_FLAG ? undefined : tellEnd(work, signal ?? code);
  if ('error' in answer) throw new Error(answer.error);
  return answer.found;
}

function tellEnd({requests}: Work, end: string | number | null): never {
  throw new VitrineError({
    where: requests.map(({facts}) => facts.name).join(', '),
    what: `reading the API was ended by ${end}`,
    fix: 'give it more memory: NODE_OPTIONS=--max-old-space-size=4096 before the command',
  });
}
