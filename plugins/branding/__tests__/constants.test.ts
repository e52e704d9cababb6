import {createTheme} from '@mui/material/styles';
import {
  BREAKPOINTS,
  CONTRAST_THRESHOLD,
  DURATIONS,
  FONT_SIZE,
  RADIUS,
  SPACING,
  TONAL_OFFSET,
  Z_INDEX,
} from '../core/constants';

const theme = createTheme();

describe('the constants', () => {
  it('are those of the library, where it has them', () => {
    expect(Z_INDEX).toEqual(theme.zIndex);
    expect(DURATIONS).toEqual(theme.transitions.duration);
    expect(BREAKPOINTS).toEqual(theme.breakpoints.values);
    expect(`${SPACING}px`).toBe(theme.spacing(1));
    expect(CONTRAST_THRESHOLD).toBe(theme.palette.contrastThreshold);
    expect(TONAL_OFFSET).toBe(theme.palette.tonalOffset);
    expect(FONT_SIZE).toBe(theme.typography.fontSize);
  });

  it('are those of the specification, where the library differs or may change', () => {
    expect(RADIUS).toBe(12);
    expect(Object.values(DURATIONS)).toEqual([150, 200, 250, 300, 375, 225, 195]);
    expect(Object.values(Z_INDEX)).toEqual([1000, 1050, 1050, 1100, 1200, 1300, 1400, 1500]);
  });
});
