import {createMeter} from '../core/meter';
import type {Cache} from '../core/meter';

function cacheOf(sizes: Record<string, number | null> = {}): Cache & {sizes: typeof sizes} {
  return {
    sizes,
    read: (key) => sizes[key],
    write: (key, size) => {
      Object.assign(sizes, {[key]: size});
    },
  };
}

it('measures once, for all who ask, and keeps what it measured', async () => {
  const cache = cacheOf();
  const meter = createMeter(cache, true);
  const measure = jest.fn(async () => 7);
  expect(await Promise.all([meter('a', measure), meter('a', measure)])).toEqual([7, 7]);
  expect(await meter('a', measure)).toBe(7);
  expect(measure).toHaveBeenCalledTimes(1);
  expect(cache.sizes).toEqual({a: 7});
});

it('keeps that there is nothing to measure, too', async () => {
  const cache = cacheOf();
  expect(await createMeter(cache, true)('a', async () => undefined)).toBeUndefined();
  expect(cache.sizes).toEqual({a: null});
});

it('measures nothing that is cached', async () => {
  const meter = createMeter(cacheOf({a: 7, b: null, c: 0}), true);
  const measure = jest.fn(async () => 9);
  expect(await Promise.all(['a', 'b', 'c'].map((key) => meter(key, measure)))).toEqual([
    7,
    undefined,
    0,
  ]);
  expect(measure).not.toHaveBeenCalled();
});

it('shows what is cached where it may not measure', async () => {
  const meter = createMeter(cacheOf({a: 7}), false);
  const measure = jest.fn(async () => 9);
  expect(await meter('a', measure)).toBe(7);
  expect(await meter('b', measure)).toBeUndefined();
  expect(measure).not.toHaveBeenCalled();
});

it('keeps no failure on the disk', async () => {
  const cache = cacheOf();
  const fail = () => Promise.reject(new Error('no'));
  await expect(createMeter(cache, true)('a', fail)).rejects.toThrow('no');
  expect(cache.sizes).toEqual({});
});
