import {Z_INDEX} from '../core/constants';
import {measures} from '../core/measures';

describe('measures', () => {
  const tokens = measures();

  it('writes the constants with their units', () => {
    expect(tokens).toMatchObject({
      space: '8px',
      radius: '12px',
      'text-ui': '0.875rem',
      'duration-entering-screen': '225ms',
      fast: '150ms',
    });
  });

  it('names the stacking order with hyphens, all of it', () => {
    expect(tokens).toMatchObject({'z-app-bar': '1100', 'z-mobile-stepper': '1000'});
    expect(Object.keys(tokens).filter((name) => name.startsWith('z-'))).toHaveLength(
      Object.keys(Z_INDEX).length,
    );
  });

  it('leaves out breakpoints, which a media query could not read', () => {
    expect(Object.keys(tokens).filter((name) => name.startsWith('breakpoint'))).toEqual([]);
  });

  it('holds no colour: those belong to a scheme', () => {
    expect(Object.values(tokens).filter((value) => /#|rgb|hsl/.test(value))).toEqual([]);
  });
});
