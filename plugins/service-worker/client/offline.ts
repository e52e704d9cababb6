import {translate} from '@docusaurus/Translate';
import settings from '@generated/service-worker/default/settings.json';
import {isOfficial} from '../../_shared/site/hosts';
import type {OfflineProduct, Question, SaveReport, SaveResult, WorkerState} from '../core/types';

/** A worker that says nothing for so long, in milliseconds, is taken for gone. */
const SILENCE_MS = 30_000;

/** How long the worker may take to come into being, in milliseconds. */
const READY_MS = 15_000;

/** How far saving is: files, of how many. */
export interface Progress {
  done: number;
  total: number;
}

/** Whether products can be saved here: a browser that can, on the official host, when it is on. */
export function offlineSupported(): boolean {
  return settings.enabled && 'serviceWorker' in navigator && isOfficial(settings.hosts, location);
}

/**
 * The products that can be saved, with sizes.
 *
 * @throws Error (as a rejection), readable, where the list cannot be had
 */
export async function offlineProducts(): Promise<OfflineProduct[]> {
  const response = await fetch(`${settings.baseUrl}offline/index.json`).catch(() => undefined);
  if (response?.ok) return (await response.json()) as OfflineProduct[];
  throw new Error(texts().noList);
}

/**
 * Which products are kept whole in this browser.
 *
 * @throws Error (as a rejection), readable, where the worker does not answer
 */
export async function offlineState(): Promise<WorkerState> {
  return ask<WorkerState>({type: 'STATE'}, isState);
}

/**
 * Keeps a product in this browser.
 *
 * @param onProgress told after each file
 * @throws Error (as a rejection), readable, with what to do
 */
export async function saveProduct(
  product: string,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const isResult = (answer: SaveReport): answer is SaveResult => {
    if ('done' in answer) onProgress(answer);
    return 'state' in answer;
  };
  const result = await ask<SaveResult, SaveReport>({type: 'SAVE', product}, isResult);
  if (result.state !== 'saved') throw new Error(readable(result));
}

/** Forgets a product; returns what is left. */
export async function removeProduct(product: string): Promise<WorkerState> {
  return ask<WorkerState>({type: 'REMOVE', product}, isState);
}

function isState(answer: unknown): answer is WorkerState {
  return typeof answer === 'object' && answer !== null && 'saved' in answer;
}

/** Sends a question, and waits for the answer that ends it. */
async function ask<Last extends Answer, Answer = unknown>(
  question: Question,
  isLast: (answer: Answer) => answer is Last,
): Promise<Last> {
  const worker = await activeWorker();
  const {port1, port2} = new MessageChannel();
  return new Promise<Last>((resolve, reject) => {
    const giveUp = () => reject(new Error(texts().noWorker));
    let timer = setTimeout(giveUp, SILENCE_MS);
    port1.onmessage = ({data}: MessageEvent<Answer>) => {
      clearTimeout(timer);
      if (isLast(data)) resolve(data);
      else timer = setTimeout(giveUp, SILENCE_MS);
    };
    worker.postMessage(question, [port2]);
  }).finally(() => port1.close());
}

/** On a first visit the worker is still being installed. */
async function activeWorker(): Promise<ServiceWorker> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, READY_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (registration?.active) return registration.active;
  throw new Error(texts().noWorker);
}

function readable(result: Exclude<SaveResult, {state: 'saved'}>): string {
  if (result.state === 'incomplete') return missingFiles(result.missing);
  return {
    unknown: texts().noList,
    network: texts().noList,
    storage: translate({
      id: 'vitrine.offline.noSpace',
      message: 'The browser has no space left for it. Remove another product, or free some space.',
      description: 'Offline page: saving a product failed as the storage is full',
    }),
  }[result.reason];
}

function missingFiles(missing: number): string {
  return translate(
    {
      id: 'vitrine.offline.incomplete',
      message:
        'Files that could not be loaded: {missing}. Try again; what is already saved is kept.',
      description: 'Offline page: saving a product ended with some files missing',
    },
    {missing: String(missing)},
  );
}

function texts(): {noList: string; noWorker: string} {
  return {
    noList: translate({
      id: 'vitrine.offline.noList',
      message: 'The list of files could not be loaded. Try again when you are online.',
      description: 'Offline page: the lists of what can be saved cannot be had',
    }),
    noWorker: translate({
      id: 'vitrine.offline.noWorker',
      message: 'The browser does not answer. Reload the page and try again.',
      description: 'Offline page: the service worker is not there or says nothing',
    }),
  };
}
