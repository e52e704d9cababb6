/** An address that is compared letter by letter, but for case and a last slash. */
const PLAIN = /^\/[^:*?()[\]{}+|\\^$]*$/;

/** Whether a route's path stands for itself, and is no pattern. */
export function isPlain(path: string): boolean {
  return PLAIN.test(path);
}

/**
 * What an address is sorted and found by: what is below a page follows it at once, before its
 * siblings with longer names.
 */
export function keyOf(address: string): string {
  const page = address.toLowerCase().replace(/(?:\/index)?\.html$/, '');
  return page.replace(/\/$/, '').replaceAll('/', ' ');
}

/** The last of sorted keys that is not after another one; -1 where all are. */
export function lastNotAfter(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
