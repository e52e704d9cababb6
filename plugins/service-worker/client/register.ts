import type {Workbox} from 'workbox-window';
import {whenIdle} from '../../_shared/client';
import {isLookDue} from '../core/decide';
import type {WorkerState} from '../core/types';
import {bringTo} from './reload';
import type {ReadTyping} from './typing';

/** How long a worker may take to say which release it is of, in milliseconds. */
const ANSWER_MS = 2000;

/** What the registration works with. */
export interface Registration {
  workbox: Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'>;
  /** Milliseconds since whenever. */
  now: () => number;
}

/** What following the releases works with. */
export interface Following {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  typing: ReadTyping;
  /** Loads the page anew. Default: in place. */
  reload?: () => void;
}

/** Runs something once the page is loaded and the browser has nothing better to do. */
export function afterLoad(run: () => Promise<unknown>): void {
  // A browser without a worker is a browser: nothing is said of what fails here.
  whenIdle(() => void run().catch(() => undefined));
}

/**
 * Follows which worker answers for this page, from now on: the update of another tab may be over
 * before this one is idle enough to register anything. A page that no worker answered for is left
 * as it is: it is of the newest release there was.
 */
export function followReleases({container, typing, reload}: Following): void {
  if (!container.controller) return;
  const bring = () =>
    void releaseOf(container.controller).then((release) => bringTo(release, typing, reload));
  container.addEventListener('controllerchange', bring, {once: true});
}

/** Registers the worker, lets each new one take over, and looks for the next. */
export async function registerWorker(registration: Registration): Promise<void> {
  const {workbox} = registration;
  workbox.addEventListener('waiting', () => workbox.messageSkipWaiting());
  const registered = await workbox.register();
  keepSavedFresh(registered?.active);
  lookAgain(registration);
}

/** The release of a worker; one that does not answer is of none. */
function releaseOf(worker: ServiceWorker | null): Promise<string> {
  const {port1, port2} = new MessageChannel();
  return new Promise<string>((resolve) => {
    setTimeout(() => resolve('unknown'), ANSWER_MS);
    port1.onmessage = ({data}: MessageEvent<WorkerState>) => resolve(data.release);
    worker?.postMessage({type: 'STATE'}, [port2]);
  }).finally(() => port1.close());
}

/** Saved products follow the release, unless the reader pays for each byte. */
function keepSavedFresh(worker: ServiceWorker | null | undefined): void {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (!connection?.saveData) worker?.postMessage({type: 'REFRESH'});
}

/** A tab that stays open for days looks for a new release when it is looked at. */
function lookAgain({workbox, now}: Registration): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !isLookDue(now(), last)) return;
    last = now();
    workbox.update().catch(() => undefined);
  });
}

/** Lets the worker that removes itself take the place of the one that readers still have. */
export async function removeWorker(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>,
  script: string,
): Promise<void> {
  const isOwn = (worker: ServiceWorker | null) =>
    worker !== null && new URL(worker.scriptURL).pathname === script;
  const own = (await container.getRegistrations()).filter(({active, waiting, installing}) =>
    [active, waiting, installing].some(isOwn),
  );
  await Promise.allSettled(own.map((registration) => registration.update()));
}
