import type {WorkerConfig} from '../../core/types';

/** An event whose end the browser waits for before it lets the worker sleep. */
export interface LongEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** A message of a page. */
export interface PageMessage extends LongEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

/** What the worker uses of its global scope: the library for pages does not know it. */
interface WorkerScope {
  addEventListener: ((type: 'activate', listener: (event: LongEvent) => void) => void) &
    ((type: 'message', listener: (event: PageMessage) => void) => void);
  skipWaiting: () => Promise<void>;
  location: Location;
  caches: CacheStorage;
}

/** Written in by the build. */
declare const VITRINE_WORKER: WorkerConfig;

export const scope = globalThis as unknown as WorkerScope;

export const config = VITRINE_WORKER;
