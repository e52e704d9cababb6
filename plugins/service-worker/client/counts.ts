import {readStorage, writeStorage} from '../../_shared/client';
import {countIn, withMore} from '../core/counter';

const AREA = 'sessionStorage';

/**
 * How often something was counted in this tab.
 *
 * @returns `undefined` where the storage refuses to keep a count
 */
export function readCount(storageKey: string, key: string): number | undefined {
  const text = readStorage(storageKey, AREA);
  // The only way to know whether it keeps anything is to let it.
  writeStorage(storageKey, text ?? '{}', AREA);
  return readStorage(storageKey, AREA) === undefined ? undefined : countIn(text, key);
}

/** Counts once more; whether that was kept. */
export function addCount(storageKey: string, key: string): boolean {
  return changeCount(storageKey, key, 1);
}

/** Takes back what was counted last. */
export function takeCount(storageKey: string, key: string): boolean {
  return changeCount(storageKey, key, -1);
}

function changeCount(storageKey: string, key: string, by: number): boolean {
  const text = withMore(readStorage(storageKey, AREA), key, by);
  writeStorage(storageKey, text, AREA);
  return readStorage(storageKey, AREA) === text;
}
