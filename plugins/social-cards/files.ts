import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';
import {hashOf, writeText} from '../_shared/node/cache';
import {ENDING, VitrineError} from '../_shared/node';
import {CARD_SIZE} from './core/address';
import {emptyCase, FAMILIES, SHOWN, shown} from './core/card';
import type {CardElement, CardFacts} from './core/card';
import {palettePng, sheetOf} from './core/png';
import type {Picture, Sheet} from './core/png';

/** Draws cards. */
export interface Drawer {
  /** What other cards were drawn with is another. */
  version: string;
  /** @returns the card, and the letters that no font has: then it is of the product alone */
  draw: (facts: CardFacts) => Promise<{png: Uint8Array; missing: string[]}>;
}

/** The families of the site's own text. */
const OWN_FONTS = [
  [FAMILIES.display, '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'],
  [
    FAMILIES.display,
    '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
  ],
  [
    FAMILIES.text,
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ],
  [
    FAMILIES.text,
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  ],
] as const;

/** Two thirds of the time of zlib's own level, for 5 % more bytes. */
const LEVEL = 4;
const MACHINE = {crc32, deflate: (bytes: Uint8Array) => deflateSync(bytes, {level: LEVEL})};

/**
 * Loads what draws, and the fonts.
 *
 * @param fonts absolute paths of the site's own, tried in their order
 * @throws VitrineError where a package is not installed, or a font not there
 */
export async function loadDrawer(fonts: readonly string[]): Promise<Drawer> {
  const {satori, Resvg} = await loadPackages();
  const fontFiles = loadFonts(fonts);
  const missing = new Set<string>();
  const toSvg = (element: CardElement, size: Partial<typeof CARD_SIZE>) =>
    satori(element as never, {
      ...(size as typeof CARD_SIZE),
      fonts: fontFiles,
      loadAdditionalAsset: async (kind, letters) => {
        if (kind === 'emoji') return NOTHING;
        missing.add(letters);
        return [];
      },
    });
  const paint = (svg: string): Picture => {
    const {pixels, width, height} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
    return {pixels, width, height};
  };
  let last: {key: string; sheet: Sheet} | undefined;
  const caseOf = async ({title, description, ...facts}: CardFacts) => {
    const key = JSON.stringify(facts);
    // Pages come product by product.
    if (last?.key !== key) {
      last = {key, sheet: sheetOf(paint(await toSvg(emptyCase(facts), CARD_SIZE)))};
    }
    return last.sheet;
  };
  return {
    version: versionOf(fontFiles),
    async draw(facts) {
      const under = await caseOf(facts);
      missing.clear();
      const svg = await toSvg(shown(facts), {width: SHOWN.width});
      const isWhole = missing.size === 0;
      const laid = isWhole ? {picture: paint(svg.replace(MASKS, '')), place: SHOWN} : undefined;
      return {png: palettePng(under, laid, MACHINE), missing: [...missing]};
    },
  };
}

/** Each of them is a picture of its own to what paints; text that is cut by lines needs none. */
const MASKS = / (?:mask|clip-path)="[^"]*"/g;

/** Of the code and the fonts. */
function versionOf(fonts: readonly {data: Buffer}[]): string {
  const code = ['card', 'png'].map((name) =>
    readFileSync(path.join(__dirname, `core/${name}${ENDING}`)),
  );
  return hashOf(Buffer.concat([...code, ...fonts.map(({data}) => data)]), VERSION_LETTERS);
}

/** @throws VitrineError where one is not there */
function loadFonts(own: readonly string[]) {
  const files = [
    ...OWN_FONTS.map(([name, file]) => ({name: name as string, file: ownFont(file)})),
    ...own.map((file, i) => ({name: `own-${i}`, file})),
  ];
  const missing = files.filter(({file}) => !existsSync(file));
  if (missing.length === 0) return files.map(({name, file}) => ({name, data: readFileSync(file)}));
  throw new VitrineError(
    missing.map(({file}) => ({
      where: 'plugin social-cards, option fonts',
      what: `there is no ${file}`,
      fix: 'name a file, relative to the site',
    })),
  );
}

/** The package has taken in the fonts that its style sheets name; the repository installs them. */
function ownFont(file: string): string {
  const taken = path.join(__dirname, '../../vendor', file);
  return existsSync(taken) ? taken : createRequire(__filename).resolve(file);
}

/**
 * A font of the site's own: a file beside its configuration, or one of a package that is installed
 * for it, wherever npm has put that.
 *
 * @returns absolute; where there is neither, the file beside the configuration that is missing
 */
export function fontFile(siteDir: string, font: string): string {
  const file = path.resolve(siteDir, font);
  if (existsSync(file) || /^[./]/.test(font)) return file;
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(font);
  } catch {
    return file;
  }
}

const VERSION_LETTERS = 20;
/** A picture of nothing: no font that a site may ship has emoji in colour. */
const NOTHING = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Sites that draw no cards need not install them. */
async function loadPackages() {
  try {
    const [{default: satori}, {Resvg}] = await Promise.all([
      import('satori'),
      import('@resvg/resvg-js'),
    ]);
    return {satori, Resvg};
  } catch (error) {
    throw new VitrineError({
      where: 'plugin social-cards',
      what: `what draws cannot be loaded: ${String(error).split('\n')[0]}`,
      fix: 'npm install --save-dev satori @resvg/resvg-js',
    });
  }
}

/** What was drawn, by what it was drawn of. */
export function cardCache(folder: string) {
  const fileOf = (key: string) => path.join(folder, `${hashOf(key, VERSION_LETTERS)}.png`);
  return {
    read: (key: string) => (existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined),
    write: (key: string, png: Uint8Array) => writeText(fileOf(key), png),
  };
}

/** A mark as a data address; `undefined` where no static folder has it, or it is no picture. */
export function markOf(logo: string, staticFolders: readonly string[]): string | undefined {
  const type = {'.svg': 'svg+xml', '.png': 'png'}[path.extname(logo)];
  const file = staticFolders
    .map((folder) => path.join(folder, logo))
    .find((each) => existsSync(each));
  if (type === undefined || file === undefined) return undefined;
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
}
