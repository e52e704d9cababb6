import {randomFrom} from '../../plugins/_shared/text/__tests__/__fixtures__/random';

/** Draws that are the same on every run. */
export interface Draw {
  /** A whole number from 0 up to, and without, a limit. */
  below: (limit: number) => number;
  one: <T>(of: readonly T[]) => T;
}

export function drawFrom(seed: number): Draw {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return {below, one};
}

/** So many cases, each made by draws of its own: one can be run again by its number. */
export function cases<T>(count: number, make: (draw: Draw, number: number) => T): T[] {
  return Array.from({length: count}, (_none, number) => make(drawFrom(number + 1), number));
}
