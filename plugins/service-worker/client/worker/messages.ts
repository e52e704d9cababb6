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

/** Products that are being saved → who is told how far that is, and how it ends. */
const saving = new Map<string, {tabs: Set<Say>; result: Promise<SaveResult>}>();

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
    say(await save(desk, question.product, say));
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
    await save(desk, set.product, () => undefined);
  }
}

/** Two tabs may ask for the same product: the second joins the first, and is told as much. */
function save(desk: Desk, product: string, say: Say): Promise<SaveResult> {
  const job = saving.get(product) ?? beginToSave(desk, product);
  job.tabs.add(say);
  return job.result;
}

function beginToSave(desk: Desk, product: string) {
  const tabs = new Set<Say>();
  const tell: Say = (report) => tabs.forEach((say) => say(report));
  const result = inTurn(product, () => saveSet(desk, product, tell)).finally(() =>
    saving.delete(product),
  );
  const job = {tabs, result};
  saving.set(product, job);
  return job;
}

/** What is asked of one product is done one after the other. */
function inTurn<T>(product: string, work: () => Promise<T>): Promise<T> {
  const turn = (running.get(product) ?? Promise.resolve()).then(work, work);
  running.set(product, turn);
  return turn;
}
