import {contrastOf, schemeOf, SCHEMES, SURFACES, themeOf, THEME_COLORS} from '../core/schemes';

describe('a scheme', () => {
  it.each(SCHEMES)('%s is its theme in its contrast', (scheme) => {
    expect(schemeOf(themeOf(scheme), contrastOf(scheme))).toBe(scheme);
  });

  it('tells light from dark, and high contrast from normal', () => {
    expect(SCHEMES.map(themeOf)).toEqual(['light', 'dark', 'light', 'dark']);
    expect(SCHEMES.map(contrastOf)).toEqual(['normal', 'normal', 'high', 'high']);
  });

  it.each(SCHEMES)('%s paints the frame of the browser like the page', (scheme) => {
    expect(THEME_COLORS[scheme]).toBe(SURFACES[scheme][0]);
  });
});
