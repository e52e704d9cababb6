/** Where the colours of each mode hold. */
export interface TideSelectors {
  /** What is light. @default ':root' */
  light?: string;
  /** What is dark. @default ":root[data-theme='dark']" */
  dark?: string;
  /** What is as the system wishes. @default ':root:not([data-theme])' */
  system?: string;
}

type Colours = Record<
  'ink' | 'ink-soft' | 'line' | 'surface' | 'accent' | 'accent-hover' | 'accent-soft' | 'on-accent',
  string
>;

const LIGHT: Colours = {
  ink: '#10303a',
  'ink-soft': '#44606a',
  line: '#65808a',
  surface: '#ffffff',
  accent: '#0b6577',
  'accent-hover': '#084c5a',
  'accent-soft': '#e0f0f3',
  'on-accent': '#ffffff',
};

const DARK: Colours = {
  ink: '#e3f0f3',
  'ink-soft': '#a9c2c9',
  line: '#7f9aa3',
  surface: '#10222a',
  accent: '#6fd0e0',
  'accent-hover': '#a3e3ee',
  'accent-soft': '#173a44',
  'on-accent': '#06262e',
};

const FONT = 'system-ui, sans-serif';

/**
 * The style sheet that gives the components their colours. Dark is for screens: paper is light.
 *
 * @param selectors where the modes hold; by default they follow `data-theme` on the root, and
 *   without it the system
 */
export function tideTheme(selectors: TideSelectors = {}): string {
  const {
    light = ':root',
    dark = ":root[data-theme='dark']",
    system = ':root:not([data-theme])',
  } = selectors;
  return [
    `:root { --tide-font: ${FONT}; }`,
    `${light} { ${properties(LIGHT)} }`,
    `@media screen { ${dark} { ${properties(DARK)} } }`,
    `@media screen and (prefers-color-scheme: dark) { ${system} { ${properties(DARK)} } }`,
  ].join('\n');
}

function properties(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--tide-${name}: ${value};`)
    .join(' ');
}
