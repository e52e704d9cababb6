import {contrastOf, schemeOf, SCHEMES, themeOf} from './schemes';
import type {Contrast, Scheme, Theme} from './schemes';

export type Mode = Theme | 'system';
export type Direction = 'ltr' | 'rtl';
export type CodeVariant = 'ts' | 'js';
export type Motion = 'system' | 'reduced';

/** What the site looks like to this reader. */
export interface Settings {
  mode: Mode;
  /** The scheme that is shown: the mode's, or the system's, in the contrast of choice. */
  scheme: Scheme;
  contrast: Contrast;
  direction: Direction;
  codeVariant: CodeVariant;
  motion: Motion;
}

/** What the reader has chosen; without a scheme, the system decides on the contrast. */
export interface Choices {
  mode: Mode;
  scheme?: Scheme;
  direction: Direction;
  codeVariant: CodeVariant;
  motion: Motion;
}

/** What the system wishes. */
export interface Wishes {
  dark: boolean;
  moreContrast: boolean;
  reducedMotion: boolean;
}

/** The values that each setting may have. */
export const SETTING_VALUES = {
  mode: ['light', 'dark', 'system'],
  scheme: SCHEMES,
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
  codeVariant: ['ts', 'js'],
  motion: ['system', 'reduced'],
} as const satisfies {[Key in keyof Settings]: readonly Settings[Key][]};

/** Whether a name that comes from elsewhere is that of a setting. */
export function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(SETTING_VALUES, name);
}

/** Where a choice is kept, and the parameter of an address that wins over it for a visit. */
export const RULES: Record<
  keyof Choices,
  {key: string; param?: string; values: readonly string[]}
> = {
  mode: {key: 'vitrine-mode', param: 'mode', values: SETTING_VALUES.mode},
  scheme: {key: 'vitrine-color-scheme', values: SETTING_VALUES.scheme},
  direction: {key: 'vitrine-direction', param: 'dir', values: SETTING_VALUES.direction},
  codeVariant: {key: 'vitrine-code-variant', values: SETTING_VALUES.codeVariant},
  motion: {key: 'vitrine-motion', values: SETTING_VALUES.motion},
};

export const CHOICE_NAMES = Object.keys(RULES) as (keyof Choices)[];

export const DEFAULT_CHOICES: Choices = {
  mode: 'system',
  direction: 'ltr',
  codeVariant: 'ts',
  motion: 'system',
};

/** Dispatched on the document by the store when it takes over from the inline script. */
export const TAKE_OVER = 'vitrine:settings';

/** Media queries of the system's wishes. */
export const WISHES: Record<keyof Wishes, string> = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};

/** What holds for readers who have chosen nothing, in a language of a direction. */
export function defaultChoices(direction: Direction): Choices {
  return {...DEFAULT_CHOICES, direction};
}

/** The settings on the server, and until React has taken over. */
export function defaultSettings(direction: Direction): Settings {
  const noWishes = {dark: false, moreContrast: false, reducedMotion: false};
  return settingsOf(defaultChoices(direction), noWishes);
}

/**
 * One of a choice's known values, or nothing.
 *
 * @param name the choice
 * @param value what a storage, an address or another tab says
 */
export function coerce<Name extends keyof Choices>(
  name: Name,
  value: string | null | undefined,
): Choices[Name] | undefined {
  return RULES[name].values.find((known) => known === value) as Choices[Name] | undefined;
}

/** What choices and the system's wishes come to. */
export function settingsOf(choices: Choices, wishes: Wishes): Settings {
  const {mode, scheme, direction, codeVariant, motion} = choices;
  const systemContrast = wishes.moreContrast ? 'high' : 'normal';
  const contrast = scheme ? contrastOf(scheme) : systemContrast;
  const theme = themeOfMode(mode, wishes);
  return {mode, scheme: schemeOf(theme, contrast), contrast, direction, codeVariant, motion};
}

function themeOfMode(mode: Mode, wishes: Wishes): Theme {
  if (mode !== 'system') return mode;
  return wishes.dark ? 'dark' : 'light';
}

/** The attributes of `<html>` that say so; style sheets and other scripts read them. */
export function attributesOf(settings: Settings, wishes: Wishes): Record<string, string> {
  const isReduced = settings.motion === 'reduced' || wishes.reducedMotion;
  return {
    'data-js': '',
    'data-theme': themeOf(settings.scheme),
    'data-mode': settings.mode,
    'data-scheme': settings.scheme,
    dir: settings.direction,
    'data-motion': isReduced ? 'reduced' : 'full',
    'data-code-variant': settings.codeVariant,
  };
}

/**
 * The choices that setting one thing comes to: a contrast is chosen through a scheme, and a scheme
 * fixes the mode only where the mode would show another theme.
 *
 * @param name the setting
 * @param value one of its {@link SETTING_VALUES}; anything else comes to no choice at all
 */
export function choicesOf<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
  current: {choices: Choices; wishes: Wishes},
): Partial<Choices> {
  if (!(SETTING_VALUES[name] as readonly string[]).includes(value)) return {};
  const {choices, wishes} = current;
  const {scheme} = settingsOf(choices, wishes);
  if (name === 'contrast') return {scheme: schemeOf(themeOf(scheme), value as Contrast)};
  if (name === 'scheme') {
    const theme = themeOf(value as Scheme);
    const fixed: Partial<Choices> = theme === themeOf(scheme) ? {} : {mode: theme};
    return {...fixed, scheme: value as Scheme};
  }
  if (name !== 'mode' || !choices.scheme) return {[name]: value};
  const theme = themeOfMode(value as Mode, wishes);
  return {mode: value as Mode, scheme: schemeOf(theme, contrastOf(choices.scheme))};
}
