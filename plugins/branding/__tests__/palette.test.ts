import {getLuminance} from '@mui/system/colorManipulator';
import {colorVariants} from '../core/color';
import {worstContrast} from '../core/contrast';
import {TEXT_HUES} from '../core/hues';
import {accentOf, codeBackgrounds, lineBackgrounds, paletteOf} from '../core/palette';
import {contrastOf, SCHEMES, SURFACES, themeOf} from '../core/schemes';

const MAIN_COLORS = {
  blue: '#1769c5',
  rose: '#c2185b',
  teal: '#00796b',
  indigo: '#4f46c8',
  amber: '#b26a00',
  yellow: '#ffeb3b',
  black: '#000000',
  white: '#ffffff',
};

const CODE = ['code-comment', 'code-keyword', 'code-string', 'code-name', 'code-value'];

describe.each(SCHEMES)('the palette of %s', (scheme) => {
  const tokens = paletteOf(scheme);
  const surfaces = SURFACES[scheme];
  const least = contrastOf(scheme) === 'high' ? 7 : 4.5;
  const valueOf = (name: string) => tokens[name] ?? `no token ${name}`;

  it.each(['ink', 'ink-soft', 'neutral-accent', 'info', 'success', 'warning', 'error'])(
    'has %s readable on every surface',
    (name) => {
      expect(worstContrast(valueOf(name), surfaces)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([...CODE, 'ink', 'ink-soft'])('has %s readable on every surface and line', (name) => {
    const lines = ['code-inserted', 'code-deleted', 'code-marked'].map(valueOf);
    const behind = [...surfaces, ...lines];
    expect(behind).toEqual(codeBackgrounds(scheme));
    expect(worstContrast(valueOf(name), behind)).toBeGreaterThanOrEqual(least);
  });

  it('has controls bordered 3 to 1 on every surface', () => {
    expect(worstContrast(valueOf('hairline-strong'), surfaces)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(MAIN_COLORS))('makes an accent of %s', (_name, main) => {
    const accent = accentOf(colorVariants(main), scheme);
    expect(worstContrast(accent, surfaces)).toBeGreaterThanOrEqual(least);
  });

  it('has surfaces that are steps in one direction, from the page on', () => {
    const [, ...steps] = surfaces.map(getLuminance);
    const sorted = [...steps].sort((a, b) => (themeOf(scheme) === 'light' ? b - a : a - b));
    expect(steps).toEqual(sorted);
  });

  it('tells the lines of code apart', () => {
    const lines = Object.values(lineBackgrounds(scheme));
    expect(new Set([...lines, surfaces[2]]).size).toBe(4);
  });
});

describe('the high contrast schemes', () => {
  it.each(['light-high-contrast', 'dark-high-contrast'] as const)(
    '%s shows every line',
    (scheme) => {
      const {hairline = ''} = paletteOf(scheme);
      expect(worstContrast(hairline, SURFACES[scheme])).toBeGreaterThanOrEqual(3);
    },
  );

  it('have ink that is black or white', () => {
    expect(paletteOf('light-high-contrast').ink).toBe('#000000');
    expect(paletteOf('dark-high-contrast').ink).toBe('#ffffff');
  });
});

describe('the hues that were chosen by eye', () => {
  it.each(['light', 'dark'] as const)('stay as they are in %s, but for the comment', (theme) => {
    const {'code-comment': _quietest, ...others} = TEXT_HUES[theme];
    expect(paletteOf(theme)).toMatchObject(others);
  });

  it('leave the comment the quietest of the code', () => {
    for (const scheme of SCHEMES) {
      const tokens = paletteOf(scheme);
      const ratios = CODE.map((name) => worstContrast(tokens[name] ?? '', SURFACES[scheme]));
      expect(Math.min(...ratios)).toBe(ratios[0]);
    }
  });
});

describe('an accent', () => {
  it('keeps its main colour where that is readable', () => {
    expect(accentOf(colorVariants('#c2185b'), 'light')).toBe('#c2185b');
  });

  it('begins in the dark with the shade that was given for it', () => {
    const color = colorVariants({main: '#c2185b', light: '#ff9ec4'});
    expect(accentOf(color, 'dark')).toBe('#ff9ec4');
  });
});
