import {DURATIONS, FONT_SIZE, RADIUS, ROOT_FONT_SIZE, SPACING, Z_INDEX} from './constants';
import type {Tokens} from './palette';

const LENGTHS: Tokens = {
  space: `${SPACING}px`,
  radius: `${RADIUS}px`,
  target: '24px',
  header: '56px',
  'tree-width': '264px',
  'contents-width': '220px',
  frame: '1440px',
  measure: '760px',
  gutter: 'clamp(16px, 3vw, 32px)',
};

const TYPE: Tokens = {
  'font-text': "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  'font-display':
    "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Times', 'Newsreader Fallback DejaVu', georgia, serif",
  'font-mono':
    "'JetBrains Mono Variable', 'Code Fallback Menlo', 'Code Fallback Consolas', 'Code Fallback', ui-monospace, monospace",
  'text-xs': '0.75rem',
  'text-sm': '0.8125rem',
  'text-ui': `${FONT_SIZE / ROOT_FONT_SIZE}rem`,
  'text-body': '1.0625rem',
  'text-lead': '1.1875rem',
  'text-h3': '1.25rem',
  'text-h2': '1.625rem',
  'text-title': 'clamp(2.25rem, 1.7rem + 2.2vw, 3.25rem)',
  'text-code': '0.84375rem',
};

/** All that is no colour and is used: the same in every scheme. */
export function measures(): Tokens {
  return {
    ...LENGTHS,
    'z-fab': String(Z_INDEX.fab),
    'z-app-bar': String(Z_INDEX.appBar),
    'z-snackbar': String(Z_INDEX.snackbar),
    fast: `${DURATIONS.shortest}ms`,
    ...TYPE,
  };
}
