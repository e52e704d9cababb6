import {coerceOffset} from '../client/keptScroll';

describe('coerceOffset', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    [undefined, 0],
    ['', 0],
    ['-5', 0],
    ['1.5', 0],
    ['1e3', 0],
    ['12345678', 0],
    ['NaN', 0],
  ])('reads %j as %i', (value, offset) => {
    expect(coerceOffset(value)).toBe(offset);
  });
});
