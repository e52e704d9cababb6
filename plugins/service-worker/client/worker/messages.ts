import type {Question, SaveReport, SaveResult, WorkerState} from '../../core/types';
import {deleteSets, saveSet, savedSets} from './saved';
import type {Shelf} from './saved';

/** What the worker answers with. */
export interface Desk extends Shelf {
  release: string;
  /** Product → revision of its set in this release. */
  sets: Readonly<Record<string, string>>;
  skipWaiting: () => Promise<void>;
}

type Say = (answer: SaveReport | SaveResult | WorkerState) => void;

const running = new Map<string, Promise<unknown>>();

/**
 * Answers a page.
 *
 * @param data what it sent; what is no question is passed over
 * @param say says something back
 */
export async function answerMessage(desk: Desk, data: unknown, say: Say): Promise<void> {
  const question = readQuestion(data);
  if (question?.type === 'SKIP_WAITING') await desk.skipWaiting();
  if (question?.type === 'STATE') say(await stateOf(desk));
  if (question?.type === 'REFRESH') await refresh(desk);
  if (question?.type === 'SAVE') {
    const {product} = question;
    say(await inTurn(product, () => saveSet(desk, product, say)));
  }
  if (question?.type === 'REMOVE') {
    const {product} = question;
    await inTurn(product, () => deleteSets(desk, product).catch(() => undefined));
    say(await stateOf(desk));
  }
}

function readQuestion(data: unknown): Question | undefined {
  return typeof data === 'object' && data !== null && 'type' in data
    ? (data as Question)
    : undefined;
}

async function stateOf(desk: Desk): Promise<WorkerState> {
  const sets = await savedSets(desk).catch(() => []);
  return {release: desk.release, saved: sets.map(({set}) => set.product)};
}

/** Brings the saved products to this release, those that differ, one after the other. */
async function refresh(desk: Desk): Promise<void> {
  for (const {set} of await savedSets(desk).catch(() => [])) {
    const revision = desk.sets[set.product];
    if (revision === undefined || revision === set.revision) continue;
    await inTurn(set.product, () => saveSet(desk, set.product, () => undefined));
  }
}

/** Two tabs may ask for the same product: one after the other, the second finds all done. */
function inTurn<T>(product: string, work: () => Promise<T>): Promise<T> {
  const turn = (running.get(product) ?? Promise.resolve()).then(work, work);
  running.set(product, turn);
  return turn;
}
