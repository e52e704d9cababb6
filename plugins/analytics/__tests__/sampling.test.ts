import {standardErrorsOff} from '../../_shared/text/__tests__/__fixtures__/random';
import {clickEvent} from '../core/clickEvent';
import {isSampled} from '../core/sampling';

const DRAWS = 1_000_000;

it.each([0.0001, 0.1, 0.5, 0.9])('takes a share of %d of a million draws', (ratio) => {
  expect(standardErrorsOff(ratio, DRAWS, (draw) => isSampled(ratio, draw))).toBeLessThan(3);
});

it.each([0.01, 0.1, 0.25])('reports a share of %d of a million clicks', (ratio) => {
  const attributes = {category: 'demo', action: 'copy', label: null, split: String(ratio)};
  expect(
    standardErrorsOff(ratio, DRAWS, (draw) => clickEvent(attributes, draw) !== undefined),
  ).toBeLessThan(3);
});

it('takes the draw that equals the ratio, all with 1, and as good as none with 0', () => {
  expect(isSampled(0.0001, 0.0001)).toBe(true);
  expect(isSampled(0.0001, 0.000100001)).toBe(false);
  expect(isSampled(1, 0.999999)).toBe(true);
  expect(isSampled(0, 0.000001)).toBe(false);
});
