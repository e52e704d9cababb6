/** The colour schemes, and the colours that are chosen by eye; all others are computed from them. */
export const SCHEMES = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;

export type Scheme = (typeof SCHEMES)[number];
export type Theme = 'light' | 'dark';
export type Contrast = 'normal' | 'high';

const HIGH = '-high-contrast';

/** The scheme of a theme and a contrast. */
export function schemeOf(theme: Theme, contrast: Contrast): Scheme {
  return contrast === 'high' ? `${theme}${HIGH}` : theme;
}

/** Whether a scheme is a light or a dark one. */
export function themeOf(scheme: Scheme): Theme {
  return scheme.startsWith('dark') ? 'dark' : 'light';
}

/** Whether a scheme is one of high contrast. */
export function contrastOf(scheme: Scheme): Contrast {
  return scheme.endsWith(HIGH) ? 'high' : 'normal';
}

/** What is behind the text, from the page itself to what stands out most. */
export const SURFACES = {
  light: ['#fdfcfa', '#ffffff', '#f6f4f0', '#eceae4'],
  dark: ['#14161a', '#1a1d22', '#1f2329', '#2a2f37'],
  'light-high-contrast': ['#ffffff', '#ffffff', '#f7f7f6', '#eeeeec'],
  'dark-high-contrast': ['#000000', '#0b0c0e', '#131518', '#1d2024'],
} as const satisfies Record<Scheme, readonly string[]>;

/** The colour that a browser paints its own frame in: that of the page. */
export const THEME_COLORS: Readonly<Record<Scheme, string>> = {
  light: SURFACES.light[0],
  dark: SURFACES.dark[0],
  'light-high-contrast': SURFACES['light-high-contrast'][0],
  'dark-high-contrast': SURFACES['dark-high-contrast'][0],
};
