import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {runnable} from '../_shared/node/shortRun';
import {keepWritten} from './core/keptTrees';
import {grammarOf} from './core/parse';
import {isRead, keepRead, type PageText} from './core/readPage';
import type {ReadAside} from './thread';

const THREAD = path.join(__dirname, `thread${path.extname(__filename)}`);
/** Pages for which it pays to begin a thread: it takes a quarter of a second to load the parser. */
export const PAGES_OF_THREAD = 250;
/** Pages that a thread gets at once. */
const BATCH = 32;
/**
 * Threads that are worth it. Each compiles the parser for itself and has a heap of its own to clean:
 * on two cores 1,500 pages take 1.4 times the CPU that they take in the build's own thread, and as
 * long.
 */
const FEWEST_THREADS = 3;

/**
 * Reads pages in threads, side by side: `readPage` gives at once what they have read, and the
 * bundler gets their trees. Few pages, those that were read before, and all where a machine has less
 * than four cores are left to `readPage`.
 *
 * @param pages what they say is asked for one after the other, as threads take them
 * @param most how many pages there are, at most
 * @param cores of the machine
 * @throws what a thread throws, which reading a page does not
 */
export async function readAhead(
  pages: Iterable<PageText>,
  most: number,
  cores = availableParallelism(),
): Promise<void> {
  // One is for the build, which takes in what they have read.
  const threads = Math.min(cores - 1, Math.floor(most / PAGES_OF_THREAD));
  if (threads < FEWEST_THREADS) return;
  const unread = unreadOf(pages);
  const first = take(unread, PAGES_OF_THREAD * FEWEST_THREADS);
  if (first.length < PAGES_OF_THREAD * FEWEST_THREADS) return;
  const batches = batchesOf(first, unread);
  await Promise.all(Array.from({length: threads}, () => readInThread(batches)));
}

function* unreadOf(pages: Iterable<PageText>): Generator<PageText, undefined> {
  for (const page of pages) if (!isRead(page)) yield page;
}

function* batchesOf(
  first: PageText[],
  rest: Generator<PageText, undefined>,
): Generator<PageText[], undefined> {
  for (let at = 0; at < first.length; at += BATCH) yield first.slice(at, at + BATCH);
  for (let batch = take(rest, BATCH); batch.length > 0; batch = take(rest, BATCH)) yield batch;
}

function take(pages: Generator<PageText, undefined>, most: number): PageText[] {
  const taken: PageText[] = [];
  while (taken.length < most) {
    const page = pages.next().value;
    if (!page) break;
    taken.push(page);
  }
  return taken;
}

/** One thread reads batches until there are none. */
async function readInThread(batches: Generator<PageText[], undefined>): Promise<void> {
  const [file = '', ...argv] = runnable(THREAD);
  let thread: Worker | undefined;
  try {
    for (let batch = batches.next().value; batch; batch = batches.next().value) {
      thread ??= new Worker(file, {argv});
      thread.postMessage(batch);
      const [made] = (await once(thread, 'message')) as [ReadAside[]];
      keepAll(batch, made);
    }
  } finally {
    await thread?.terminate();
  }
}

function keepAll(pages: readonly PageText[], made: readonly ReadAside[]): void {
  for (const [at, {contents, tree}] of made.entries()) {
    const page = pages[at];
    if (!page) continue;
    keepRead(page, contents);
    if (tree) keepWritten(grammarOf(page.format), page.text, tree);
  }
}
