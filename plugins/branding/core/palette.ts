import {blend} from '@mui/system/colorManipulator';
import {toOpaque} from './color';
import type {ColorVariants} from './color';
import {readableColor} from './contrast';
import {LINE_HUES, NEUTRAL_ACCENT, STARK_INK, TEXT_HUES, VEILS} from './hues';
import {contrastOf, SURFACES, themeOf} from './schemes';
import type {Contrast, Scheme, Theme} from './schemes';

/** Custom properties without their `--v-`, in the order in which they are written. */
export type Tokens = Record<string, string>;

/** Least contrast of text, and of lines that border a control. */
const LEAST_CONTRAST: Record<Contrast, {text: number; line: number}> = {
  normal: {text: 4.5, line: 3},
  high: {text: 7, line: 3},
};

/** How much of a hue a line of code is tinted with; less where contrast is dear. */
const TINT: Record<Theme, Record<Contrast, number>> = {
  light: {normal: 0.1, high: 0.06},
  dark: {normal: 0.14, high: 0.12},
};

/** The backgrounds of marked lines of code: the surface of code, tinted. */
export function lineBackgrounds(scheme: Scheme): Tokens {
  const theme = themeOf(scheme);
  const hues = TEXT_HUES[theme];
  const tint = (hue: string) =>
    toOpaque(blend(SURFACES[scheme][2], hue, TINT[theme][contrastOf(scheme)]));
  return {
    'code-inserted': tint(hues.success),
    'code-deleted': tint(hues.error),
    'code-marked': tint(hues.info),
  };
}

/** All that text of code may stand on in a scheme. */
export function codeBackgrounds(scheme: Scheme): string[] {
  return [...SURFACES[scheme], ...Object.values(lineBackgrounds(scheme))];
}

/** A product's accent: its main colour in the light, its light variant in the dark, made readable. */
export function accentOf(variants: ColorVariants, scheme: Scheme): string {
  const theme = themeOf(scheme);
  return readableText(theme === 'light' ? variants.main : variants.light, scheme);
}

/** All colours of a scheme but the products' accents. */
export function paletteOf(scheme: Scheme): Tokens {
  const theme = themeOf(scheme);
  const surfaces = SURFACES[scheme];
  return {
    ...Object.fromEntries(surfaces.map((surface, index) => [`surface-${index}`, surface])),
    ...textsOf(scheme),
    ...linesOf(scheme),
    ...VEILS[theme],
    accent: 'var(--v-neutral-accent)',
    'neutral-accent': readableText(NEUTRAL_ACCENT[theme], scheme),
    ...lineBackgrounds(scheme),
  };
}

type TextHues = Record<keyof (typeof TEXT_HUES)[Theme], string>;

function textsOf(scheme: Scheme): TextHues {
  const theme = themeOf(scheme);
  const entries = Object.entries(TEXT_HUES[theme]).map(([name, hue]) => {
    const isCode = /^(?:ink|code)/.test(name);
    const behind = isCode ? codeBackgrounds(scheme) : SURFACES[scheme];
    return [name, readableText(hue, scheme, behind)];
  });
  const text = Object.fromEntries(entries) as TextHues;
  return contrastOf(scheme) === 'high' ? {...text, ink: STARK_INK[theme]} : text;
}

function linesOf(scheme: Scheme): Tokens {
  const {hairline, 'hairline-strong': strong} = LINE_HUES[themeOf(scheme)];
  const soft = contrastOf(scheme) === 'high' ? readableLine(hairline, scheme) : hairline;
  return {hairline: soft, 'hairline-strong': readableLine(strong, scheme)};
}

function readableText(
  hue: string,
  scheme: Scheme,
  behind: readonly string[] = SURFACES[scheme],
): string {
  const {text} = LEAST_CONTRAST[contrastOf(scheme)];
  return readableColor(hue, behind, text, themeOf(scheme));
}

function readableLine(hue: string, scheme: Scheme): string {
  const {line} = LEAST_CONTRAST[contrastOf(scheme)];
  return readableColor(hue, SURFACES[scheme], line, themeOf(scheme));
}
