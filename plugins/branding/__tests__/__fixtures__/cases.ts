import type {Wishes} from '../../core/settings';

/** What a page finds when it opens, and the attributes of `<html>` that must come of it. */
export interface Case {
  title: string;
  search?: string;
  stored?: Record<string, string>;
  wishes?: Partial<Wishes>;
  expected: Partial<Record<string, string>>;
}

export const PLAIN = {
  'data-js': '',
  'data-theme': 'light',
  'data-mode': 'system',
  'data-scheme': 'light',
  dir: 'ltr',
  'data-motion': 'full',
  'data-code-variant': 'ts',
};

const dark = {'data-theme': 'dark', 'data-scheme': 'dark'};
const JUNK = ['', 'DARK', 'dark ', 'null', '__proto__', 'constructor', '0', '"><script>', '暗い'];

/** One table for the inline script and for the store: they must never differ. */
export const CASES: Case[] = [
  {title: 'nothing known: the defaults', expected: {}},
  {title: 'a system that wishes dark', wishes: {dark: true}, expected: dark},
  {
    title: 'a stored mode against the system',
    stored: {'vitrine-mode': 'light'},
    wishes: {dark: true},
    expected: {'data-mode': 'light'},
  },
  {
    title: 'a stored mode of system',
    stored: {'vitrine-mode': 'system'},
    wishes: {dark: true},
    expected: dark,
  },
  {
    title: 'an address against storage',
    search: '?mode=dark&dir=rtl',
    stored: {'vitrine-mode': 'light', 'vitrine-direction': 'ltr'},
    expected: {...dark, 'data-mode': 'dark', dir: 'rtl'},
  },
  {
    title: 'an address that asks for the system',
    search: '?mode=system',
    stored: {'vitrine-mode': 'dark'},
    expected: {},
  },
  {
    title: 'parameters that are no choices',
    search: '?scheme=dark&contrast=high&motion=reduced&codeVariant=js&direction=rtl',
    expected: {},
  },
  {
    title: 'a system that wishes more contrast',
    wishes: {moreContrast: true, dark: true},
    expected: {...dark, 'data-scheme': 'dark-high-contrast'},
  },
  {
    title: 'a stored scheme of normal contrast against the system',
    stored: {'vitrine-color-scheme': 'light'},
    wishes: {moreContrast: true},
    expected: {},
  },
  {
    title: 'a stored contrast in the theme of the mode',
    stored: {'vitrine-color-scheme': 'light-high-contrast', 'vitrine-mode': 'dark'},
    expected: {...dark, 'data-mode': 'dark', 'data-scheme': 'dark-high-contrast'},
  },
  {
    title: 'a stored direction and code variant',
    stored: {'vitrine-direction': 'rtl', 'vitrine-code-variant': 'js'},
    expected: {dir: 'rtl', 'data-code-variant': 'js'},
  },
  {
    title: 'motion reduced by choice',
    stored: {'vitrine-motion': 'reduced'},
    expected: {'data-motion': 'reduced'},
  },
  {
    title: 'motion reduced by the system',
    wishes: {reducedMotion: true},
    expected: {'data-motion': 'reduced'},
  },
  ...JUNK.map((junk): Case => ({
    title: `junk everywhere: ${JSON.stringify(junk)}`,
    search: `?mode=${encodeURIComponent(junk)}&dir=${encodeURIComponent(junk)}`,
    stored: {
      'vitrine-mode': junk,
      'vitrine-color-scheme': junk,
      'vitrine-direction': junk,
      'vitrine-code-variant': junk,
      'vitrine-motion': junk,
    },
    expected: {},
  })),
  {title: 'a broken address', search: '?mode=%E0%A4%A&dir=%', expected: {}},
  {
    title: 'junk in the address over a stored choice',
    search: '?mode=blue',
    stored: {'vitrine-mode': 'dark'},
    expected: {...dark, 'data-mode': 'dark'},
  },
];
