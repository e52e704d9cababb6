import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** What pages use of a font: the letters of Western Europe, the weights and features of our style. */
interface SubsetFont {
  /** File in src/css/fonts. */
  file: string;
  /** File of a package, from node_modules. */
  source: string;
  /** OpenType features that the style sheets ask for, or that text needs. */
  features: readonly string[];
  /** Values of the axes that stay: one, or from the least to the most. */
  axes: Record<string, number | {min: number; max: number}>;
}

const PACKAGES = '@fontsource-variable';
const FOR_TEXT = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'];

/** Weights are those that the style sheets use. */
export const SUBSET_FONTS: readonly SubsetFont[] = [
  {
    file: 'text.woff2',
    source: `${PACKAGES}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    features: [...FOR_TEXT, 'tnum'],
    axes: {wght: {min: 400, max: 650}},
  },
  {
    file: 'text-italic.woff2',
    source: `${PACKAGES}/instrument-sans/files/instrument-sans-latin-wght-italic.woff2`,
    features: [...FOR_TEXT, 'tnum'],
    axes: {wght: {min: 400, max: 650}},
  },
  {
    file: 'display.woff2',
    source: `${PACKAGES}/newsreader/files/newsreader-latin-wght-normal.woff2`,
    features: [...FOR_TEXT, 'liga'],
    axes: {wght: 460},
  },
  {
    file: 'code.woff2',
    source: `${PACKAGES}/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2`,
    features: FOR_TEXT,
    axes: {wght: {min: 400, max: 700}},
  },
];

/** First and last letter; other ones of the font come from its package's own file, where a page has one. */
const RANGES: readonly (readonly [first: number, last?: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3],
  [0xa7],
  [0xa9],
  [0xab],
  [0xae],
  [0xb0, 0xb1],
  [0xb5],
  [0xb7],
  [0xbb],
  [0xbf, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2009],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022],
  [0x2026],
  [0x2039, 0x203a],
  [0x20ac],
  [0x2122],
  [0x2212],
];

/** What `unicode-range` says of the letters in the files. */
export function unicodeRange(): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return RANGES.map(
    ([first, last]) => `U+${hex(first)}${last === undefined ? '' : `-${hex(last)}`}`,
  ).join(', ');
}

/**
 * Makes a font of what a package ships; the same bytes each time.
 *
 * @param root folder with node_modules, absolute
 */
export async function makeFont(root: string, font: SubsetFont): Promise<Buffer> {
  const letters = RANGES.flatMap(([first, last = first]) =>
    Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(readFileSync(path.join(root, 'node_modules', font.source)), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
  });
}
