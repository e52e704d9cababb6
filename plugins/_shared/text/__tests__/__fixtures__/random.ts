/** Well mixed numbers from 0 up to 1, the same on every run (the generator mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far the share of so many draws that are taken is from what it should be, in standard errors. */
export function standardErrorsOff(
  ratio: number,
  draws: number,
  isTaken: (draw: number) => boolean,
): number {
  const draw = randomFrom(20_240_229);
  let taken = 0;
  for (let count = 0; count < draws; count += 1) if (isTaken(draw())) taken += 1;
  return Math.abs(taken - draws * ratio) / Math.sqrt(draws * ratio * (1 - ratio));
}
