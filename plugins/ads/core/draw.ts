/**
 * Whether a draw falls into a share of all draws.
 *
 * @param ratio the share: 0 is never, 1 is always
 * @param draw from 0 up to, but without, 1
 */
export function isSampled(ratio: number, draw: number): boolean {
  return draw < ratio;
}

/**
 * One of some ads, each with equal chance.
 *
 * @param draw from 0 up to, but without, 1
 * @returns nothing where there are none
 */
export function pickHouse<Item>(ads: readonly Item[], draw: number): Item | undefined {
  return ads[Math.floor(draw * ads.length)];
}
