/**
 * Whether a draw falls into a sample.
 *
 * @param ratio share of draws that do, 0 to 1
 * @param draw a random number from 0 to 1
 */
export function isSampled(ratio: number, draw: number): boolean {
  return draw <= ratio;
}
