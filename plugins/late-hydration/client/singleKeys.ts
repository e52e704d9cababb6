import {readStorage} from '../../_shared/client/storage';

/** Where it is kept that a reader has switched single-key shortcuts off. */
export const SINGLE_KEYS_STORAGE = 'vitrine-shortcuts';

/** What is kept of single keys; they are allowed too where the value is one that nobody knows. */
export function allowsStoredKeys(): boolean {
  return readStorage(SINGLE_KEYS_STORAGE) !== 'off';
}
