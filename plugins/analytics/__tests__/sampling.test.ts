import {clickEvent} from '../core/clickEvent';
import {isSampled} from '../core/sampling';

const DRAWS = 1_000_000;

/** A small generator of well mixed numbers from 0 to 1 (mulberry32): the same ones in each run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many standard errors the share of successes is away from the ratio. */
function deviation(ratio: number, isHit: (draw: number) => boolean): number {
  const draw = generator(20_240_229);
  let hits = 0;
  for (let count = 0; count < DRAWS; count += 1) if (isHit(draw())) hits += 1;
  return Math.abs(hits / DRAWS - ratio) / Math.sqrt((ratio * (1 - ratio)) / DRAWS);
}

it.each([0.0001, 0.1, 0.5, 0.9])('takes a share of %d of a million draws', (ratio) => {
  expect(deviation(ratio, (draw) => isSampled(ratio, draw))).toBeLessThan(3);
});

it.each([0.01, 0.1, 0.25])('reports a share of %d of a million clicks', (ratio) => {
  const attributes = {category: 'demo', action: 'copy', label: null, split: String(ratio)};
  expect(deviation(ratio, (draw) => clickEvent(attributes, draw) !== undefined)).toBeLessThan(3);
});

it('takes the draw that equals the ratio, all with 1, and as good as none with 0', () => {
  expect(isSampled(0.0001, 0.0001)).toBe(true);
  expect(isSampled(0.0001, 0.000100001)).toBe(false);
  expect(isSampled(1, 0.999999)).toBe(true);
  expect(isSampled(0, 0.000001)).toBe(false);
});
