import {decide} from '../core/decide';
import {isSampled, pickHouse} from '../core/draw';

const DRAWS = 100_000;

/** Numbers from 0 up to 1 that are the same in each run (the generator mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far a share of many draws is from what it should be, in standard errors. */
function errorsOff(ratio: number, accept: (draw: number) => boolean): number {
  const draw = seeded(20_260_131);
  let count = 0;
  for (let index = 0; index < DRAWS; index += 1) if (accept(draw())) count += 1;
  return Math.abs(count - DRAWS * ratio) / Math.sqrt(DRAWS * ratio * (1 - ratio));
}

it.each([0.1, 0.0001, 0.5])('reports %d of all displays', (ratio) => {
  expect(errorsOff(ratio, (draw) => isSampled(ratio, draw))).toBeLessThan(3);
});

it.each([0.1, 0.5, 0.9])('shows an ad in %d of all page views', (frequency) => {
  const page = {isDevelopment: false, disableAd: false};
  const reader = {userAgent: 'Firefox'};
  expect(errorsOff(frequency, (draw) => decide(page, reader, {frequency, draw}))).toBeLessThan(3);
});

it('shows the ads of the house equally often', () => {
  const ads = ['a', 'b', 'c', 'd'];
  for (const ad of ['a', 'd']) {
    expect(errorsOff(1 / 4, (draw) => pickHouse(ads, draw) === ad)).toBeLessThan(3);
  }
});

it('always or never takes what its share says', () => {
  expect([0, 0.5, 0.999_999].map((draw) => isSampled(1, draw))).toEqual([true, true, true]);
  expect(isSampled(0, 0)).toBe(false);
});

it('picks each end of the list, and nothing from an empty one', () => {
  expect(pickHouse(['a', 'b'], 0)).toBe('a');
  expect(pickHouse(['a', 'b'], 0.999_999)).toBe('b');
  expect(pickHouse([], 0)).toBeUndefined();
});
