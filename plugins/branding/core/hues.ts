import type {Theme} from './schemes';

/**
 * The colours of text as chosen by eye, on paper and in the dark. Each is only where the search
 * for enough contrast begins: a scheme takes the nearest that is readable on all its surfaces.
 */
export const TEXT_HUES = {
  light: {
    ink: '#24231f',
    'ink-soft': '#5e5b54',
    info: '#0b5cad',
    success: '#1d6b3a',
    warning: '#875200',
    error: '#b02a2a',
    'code-comment': '#6b675f',
    'code-keyword': '#8a2f7a',
    'code-string': '#1d6b3a',
    'code-name': '#0b5cad',
    'code-value': '#9a4a00',
  },
  dark: {
    ink: '#e8e8ec',
    'ink-soft': '#a6a9b2',
    info: '#7db8f0',
    success: '#7ecb98',
    warning: '#e3b060',
    error: '#f09a94',
    'code-comment': '#9599a3',
    'code-keyword': '#dca2d3',
    'code-string': '#93cfa6',
    'code-name': '#8dbff2',
    'code-value': '#e6b077',
  },
} as const satisfies Record<Theme, Record<string, string>>;

/** Lines of frames (`hairline`) and of controls (`hairline-strong`), to begin from. */
export const LINE_HUES = {
  light: {hairline: '#e4e1da', 'hairline-strong': '#b9b5ab'},
  dark: {hairline: '#2c3038', 'hairline-strong': '#4d535f'},
} as const;

/** What lies over the page (`scrim`), and what lifts a menu from it (`shadow`). */
export const VEILS = {
  light: {scrim: 'rgb(36 35 31 / 45%)', shadow: '0 8px 28px rgb(36 35 31 / 12%)'},
  dark: {scrim: 'rgb(0 0 0 / 60%)', shadow: '0 8px 28px rgb(0 0 0 / 45%)'},
} as const;

/** Main colour of pages whose product has no accent: ink. */
export const NEUTRAL_ACCENT = {light: '#33322e', dark: '#d6d6da'} as const;

/** Ink of the schemes of high contrast. */
export const STARK_INK = {light: '#000000', dark: '#ffffff'} as const;
