import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {installedVersion} from '../../../plugins/_shared/node/packages';
import {bundleSheets} from '../../../plugins/library-sheets';
import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';
import {findPackage} from '../packages';
import {writeInto} from './folder';
import type {LibraryManifest} from './library';
import {install} from './npm';
import {modesIn, stylePackages} from './sheets';

/** Where the sheet stands that Tailwind CSS makes the looks of a library from. */
const SHEET = './src/tailwind.css';

/** The first version whose sheets say themselves what they are made of. */
const OLDEST = 4;

/**
 * Whether the looks of a library are classes that only Tailwind CSS makes rules for.
 *
 * @param isSource whether it is documented from its source, which needs what it is built with
 */
export function isForTailwind(manifest: LibraryManifest, isSource: boolean): boolean {
  const asked = {
    ...(isSource && manifest.devDependencies),
    ...manifest.peerDependencies,
    ...manifest.dependencies,
  };
  return asked.tailwindcss !== undefined;
}

/**
 * A sheet that asks Tailwind CSS for what demos and a library use, and for its dark variant where a
 * page is dark.
 *
 * @param imports packages with sheets of their own for it
 * @param plugins modules that tell it of more, such as the colours of a library
 * @param sources what has classes beside the demos, relative to the sheet
 */
export function tailwindText(
  imports: readonly string[],
  plugins: readonly string[],
  sources: readonly string[],
): string {
  return [
    '/* Tailwind CSS makes of this what the demos look like; a theme of your own goes below. */',
    "@import 'tailwindcss' source('../docs');",
    ...imports.map((name) => `@import '${name}';`),
    ...plugins.map((name) => `@plugin '${name}';`),
    ...sources.map((source) => `@source '${source}';`),
    '@custom-variant dark (&:where(.dark, .dark *));',
    '',
  ].join('\n');
}

/** Of a library that Tailwind CSS makes the looks of. */
export interface Asked {
  manifest: LibraryManifest;
  /** File of its own source, relative to the site. Default: what is installed. */
  entry: string | undefined;
}

/** What a product says of the sheet, and the sheet. */
export interface TailwindLooks {
  css: string;
  modes: ModeSelectors | undefined;
  files: [string, string][];
}

/**
 * Installs what makes the sheet, and tries it.
 *
 * @param siteDir the site's folder, with its package.json
 * @returns the looks, or why there are none
 */
export async function looksByTailwind(
  siteDir: string,
  {manifest, entry}: Asked,
  signal: AbortSignal,
): Promise<TailwindLooks | ErrorParts> {
  const there = installedVersion(siteDir, 'tailwindcss');
  if (there !== undefined && Number.parseInt(there, 10) < OLDEST) {
    return noLooks(manifest.name, `tailwindcss ${there} is installed, and ${OLDEST} makes it`);
  }
  const version = there ?? String(OLDEST);
  const packages = ['tailwindcss', '@tailwindcss/postcss'].map((name) => `${name}@${version}`);
  await install(siteDir, ['--save-dev', ...packages], signal);
  const [sheets, source] = [sheetsFor(siteDir, manifest), sourceOf(manifest.name, entry)];
  // The sheet looks there, and takes a folder that is missing for a mistake.
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  const plugins = tailwindPlugins(manifest.name, styledOf(siteDir, manifest.name).exports);
  let faults: string[] = [];
  for (const some of plugins.length > 0 ? [plugins, []] : [[]]) {
    const text = tailwindText(sheets, some, [source]);
    const files: [string, string][] = [[path.posix.normalize(SHEET), text]];
    writeInto(siteDir, new Map(files));
    const made = await bundleSheets(siteDir, {css: [SHEET]});
    if (typeof made === 'string') return {css: SHEET, modes: modesIn(made), files};
    faults = made;
  }
  return noLooks(manifest.name, faults.join('; '));
}

/**
 * The modules of a package that are plugins of Tailwind CSS, by what its `exports` call them.
 *
 * @example './plugin/tailwindcss' of acme-react → 'acme-react/plugin/tailwindcss'
 */
export function tailwindPlugins(name: string, exports: unknown): string[] {
  const keys = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  return keys.filter((key) => PLUGIN.test(key)).map((key) => name + key.slice(1));
}

const PLUGIN = /^\.\/(?:.+[-/])?(?:plugin[-/])?tailwind(?:css)?(?:[-/]plugin)?$/;

/** The library, and packages of styles of its makers, as far as they have a sheet to import. */
function sheetsFor(siteDir: string, {name, dependencies}: LibraryManifest): string[] {
  return [name, ...stylePackages(name, dependencies)].filter((one) => {
    const {exports, style} = styledOf(siteDir, one);
    return style !== undefined || exports?.['.']?.style !== undefined;
  });
}

/** Of a package.json, what says where its sheets are. */
interface Styled {
  exports?: {'.'?: {style?: string}};
  style?: string;
}

function styledOf(siteDir: string, name: string): Styled {
  return JSON.parse(findPackage(siteDir, name)?.text ?? '{}') as Styled;
}

function sourceOf(name: string, entry: string | undefined): string {
  return entry === undefined
    ? `../node_modules/${name}`
    : path.posix.join('..', path.posix.dirname(entry));
}

/** That demos have no looks yet, with what to do. */
export function noLooks(name: string, why?: string): ErrorParts {
  return {
    where: 'docusaurus.config.ts',
    what: `the styles of ${name} are made by Tailwind CSS, and its demos have no looks yet${why === undefined ? '' : `: ${why}`}`,
    fix: `npm install -D tailwindcss@${OLDEST} @tailwindcss/postcss@${OLDEST}, write src/tailwind.css as the README of vitrine/frames/base-ui shows, and name it as "css" of the product`,
  };
}
