import {useSyncExternalStore} from 'react';
import {listenToStorage, writeStorage} from '../../../plugins/_shared/client';
import {
  allowsStoredKeys,
  SINGLE_KEYS_STORAGE,
} from '../../../plugins/late-hydration/client/singleKeys';

const listeners = new Set<() => void>();

/** What was chosen on this page, for readers whose browser keeps nothing. */
let chosen: boolean | undefined;

/** Whether single keys are shortcuts. Default `true`, also for a stored value that nobody knows. */
export function allowsSingleKeys(): boolean {
  return chosen ?? allowsStoredKeys();
}

/** The same, kept up to date; other tabs are followed. On the server `true`. */
export function useAllowsSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, allowsSingleKeys, () => true);
}

/** Switches single keys on or off, for this and later visits. */
export function allowSingleKeys(allows: boolean): void {
  chosen = allows;
  writeStorage(SINGLE_KEYS_STORAGE, allows ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const ignoreStorage = listenToStorage((key) => {
    // Without a key, all of the storage was emptied.
    if (key !== SINGLE_KEYS_STORAGE && key !== undefined) return;
    // Another tab's choice is newer than this page's.
    chosen = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    ignoreStorage();
  };
}
