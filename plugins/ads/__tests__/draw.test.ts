import {standardErrorsOff} from '../../_shared/text/__tests__/__fixtures__/random';
import {decide} from '../core/decide';
import {isSampled, pickHouse} from '../core/draw';

const DRAWS = 100_000;

it.each([0.1, 0.0001, 0.5])('reports %d of all displays', (ratio) => {
  expect(standardErrorsOff(ratio, DRAWS, (draw) => isSampled(ratio, draw))).toBeLessThan(3);
});

it.each([0.1, 0.5, 0.9])('shows an ad in %d of all page views', (frequency) => {
  const page = {isDevelopment: false, disableAd: false};
  const reader = {userAgent: 'Firefox'};
  expect(
    standardErrorsOff(frequency, DRAWS, (draw) => decide(page, reader, {frequency, draw})),
  ).toBeLessThan(3);
});

it('shows the ads of the house equally often', () => {
  const ads = ['a', 'b', 'c', 'd'];
  for (const ad of ['a', 'd']) {
    expect(standardErrorsOff(1 / 4, DRAWS, (draw) => pickHouse(ads, draw) === ad)).toBeLessThan(3);
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
