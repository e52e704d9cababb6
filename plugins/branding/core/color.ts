import {
  darken,
  decomposeColor,
  hslToRgb,
  lighten,
  recomposeColor,
  rgbToHex,
} from '@mui/system/colorManipulator';
import {TONAL_OFFSET} from './constants';

/** A palette colour as it may be written: its main colour, or shades by number. */
export type ColorObject = Record<string, unknown>;

/** A main colour as an option holds it. */
export type ColorInput = string | ColorObject;

/** A main colour with its two variants. */
export interface ColorVariants {
  main: string;
  light: string;
  dark: string;
}

/** What is wrong with a colour, and what may be written instead. */
export interface ColorFault {
  what: string;
  fix: string;
}

const SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

const FORMATS =
  'accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), ' +
  'such as "#1769c5" or "hsl(212, 79%, 43%)"';

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const COMMA = '\\s*,\\s*';
const ALPHA = `(?:${COMMA}${NUMBER}%?)?\\s*\\)`;

/** Stricter than the library, which takes `#12345` and reads `rgb(10%, 0%, 0%)` as nearly black. */
const ACCEPTED = [
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  new RegExp(`^rgba?\\(\\s*${[NUMBER, NUMBER, NUMBER].join(COMMA)}${ALPHA}$`),
  new RegExp(
    `^hsla?\\(\\s*${[`${NUMBER}(?:deg)?`, `${NUMBER}%`, `${NUMBER}%`].join(COMMA)}${ALPHA}$`,
  ),
  new RegExp(`^color\\((?:${SPACES.join('|')})(?: ${NUMBER}){3}(?: ?/ ?${NUMBER}%?)?\\)$`),
];

/**
 * What is wrong with a colour option, if anything.
 *
 * @param given a colour string, or an object with `main` or shades (`500` is the main one)
 * @param quote writes a value as a person would
 */
export function checkColor(
  given: unknown,
  quote: (value: unknown) => string,
): ColorFault | undefined {
  if (typeof given === 'string') return checkFormat(given, quote);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return {what: `got ${quote(given)}`, fix: FORMATS};
  }
  const {main, light, dark} = withShades(given as ColorObject);
  if (main === undefined) {
    return {
      what: `The color object needs to have a main property or a 500 property, got ${quote(given)}`,
      fix: 'write {main: "#1769c5"}, or the colour alone',
    };
  }
  const wrong = [main, light, dark].find((value) => value !== undefined && !isString(value));
  if (wrong !== undefined) {
    return {what: `main and shades must be strings, got ${quote(wrong)}`, fix: FORMATS};
  }
  const faults = [main, light, dark].filter(isString).map((value) => checkFormat(value, quote));
  return faults.find((fault) => fault !== undefined);
}

const isString = (value: unknown): value is string => typeof value === 'string';

function checkFormat(text: string, quote: (value: unknown) => string): ColorFault | undefined {
  if (ACCEPTED.some((format) => format.test(text))) return undefined;
  const space = /^color\((\S+)/.exec(text)?.[1];
  if (space === undefined || SPACES.includes(space))
    return {what: `got ${quote(text)}`, fix: FORMATS};
  return {
    what: `got ${quote(text)}, and the colour space ${quote(space)} is not supported`,
    fix: `use one of ${SPACES.join(', ')}`,
  };
}

/** The shades that count, by the names and numbers that the library gives them. */
function withShades(color: ColorObject): Record<keyof ColorVariants, unknown> {
  return {
    main: color.main ?? color[500],
    light: color.light ?? color[300],
    dark: color.dark ?? color[700],
  };
}

/**
 * A main colour and its variants by the library's own rules: lighter by the tonal offset, darker
 * by one and a half of it, unless the object brings shades of its own.
 *
 * @param given a colour that {@link checkColor} found nothing wrong with
 */
export function colorVariants(given: ColorInput): ColorVariants {
  const color = typeof given === 'string' ? {main: given} : withShades(given);
  const known = Object.entries(color).filter(([, value]) => value !== undefined);
  const opaque = Object.fromEntries(known.map(([name, value]) => [name, toOpaque(String(value))]));
  const {main = ''} = opaque;
  const {light = lighten(main, TONAL_OFFSET), dark = darken(main, TONAL_OFFSET * 1.5)} = opaque;
  return {main, light, dark};
}

/**
 * The same colour without transparency, as `#rrggbb` where it has red, green and blue: contrast of
 * what shines through cannot be known.
 */
export function toOpaque(color: string): string {
  const isHsl = color.startsWith('hsl');
  const {type, values, colorSpace} = decomposeColor(isHsl ? hslToRgb(color) : color);
  const channels = values.slice(0, 3) as [number, number, number];
  if (type === 'color') {
    const rounded = channels.map((value) => Number(value.toFixed(4))) as typeof channels;
    return recomposeColor({type, values: rounded, colorSpace});
  }
  const whole = channels.map((value) => Math.min(255, Math.max(0, Math.round(value))));
  return rgbToHex(`rgb(${whole.join(', ')})`);
}
