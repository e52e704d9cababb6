/** Where a value is kept: for this browser, or for this tab until it is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** What a key of the storage holds; `undefined` where it is empty or the storage refuses. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where the storage is full or refuses, nothing happens. */
export function writeStorage(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // The choice holds for this page, which is all that can be had.
  }
}

/**
 * Follows what other windows store.
 *
 * @param listener gets key and value; `undefined` where the key, or the whole storage, was emptied
 * @returns ends it
 */
export function listenToStorage(
  listener: (key: string | undefined, value: string | undefined) => void,
): () => void {
  const handle = ({key, newValue}: StorageEvent) =>
    listener(key ?? undefined, newValue ?? undefined);
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** A value that comes from outside, if it is one of those allowed, else the fallback. */
export function coerce<Value extends string>(
  value: unknown,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find((each) => each === value) ?? fallback;
}
