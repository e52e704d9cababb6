import {measures} from '../core/measures';

describe('measures', () => {
  const tokens = measures();

  it('writes the constants with their units', () => {
    expect(tokens).toMatchObject({
      space: '8px',
      radius: '12px',
      'text-ui': '0.875rem',
      fast: '150ms',
    });
  });

  it('has the stacking order of what is not in the top layer', () => {
    const order = Object.keys(tokens).filter((name) => name.startsWith('z-'));
    expect(order.map((name) => Number(tokens[name as keyof typeof tokens]))).toEqual([
      1050, 1100, 1400,
    ]);
  });

  it('leaves out breakpoints, which a media query could not read', () => {
    expect(Object.keys(tokens).filter((name) => name.startsWith('breakpoint'))).toEqual([]);
  });

  it('holds no colour: those belong to a scheme', () => {
    expect(Object.values(tokens).filter((value) => /#|rgb|hsl/.test(value))).toEqual([]);
  });
});
