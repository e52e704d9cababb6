import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildFailure, BuildOptions, Plugin} from 'esbuild';
import postcss from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import {hashOf} from '../_shared/node/cache';
import type {ErrorParts} from '../_shared/text/errors';
import {isRelative} from '../_shared/text/paths';
import {DEMO_MODES} from './core/demoModes';
import {MARKS, settleDirections} from './core/directions';
import {withoutForeign} from './core/foreign';
import {followModes, type LibrarySheets} from './core/modes';
import {scopeToDemos} from './core/scope';
import {isForTailwind, makeByTailwind, sourcesIn} from './tailwind';

const INLINE = 'dataurl';

/**
 * The layers of a page, before those that a library may have, which beat them: whichever sheet a
 * browser has first.
 */
const SITE_LAYERS = '@layer docusaurus, vitrine, demos;';

/** What a sheet may ask for, put into it: it is served from another place than it was written for. */
export const INLINED = {
  '.woff2': INLINE,
  '.woff': INLINE,
  '.ttf': INLINE,
  '.svg': INLINE,
  '.png': INLINE,
  '.gif': INLINE,
  '.jpg': INLINE,
  '.webp': INLINE,
} as const;

const SETTINGS = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  target: 'es2022',
  conditions: ['style'],
  loader: INLINED,
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * The style sheets of a library as one, with all that they import.
 *
 * @param siteDir from which they are looked for
 * @returns their text, or what is wrong with them; what is mirrored waits for `settleDirections`
 */
export async function bundleSheets(
  siteDir: string,
  {css = [], mirror = false}: LibrarySheets,
): Promise<string | string[]> {
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  const plugins = [writtenSheets(siteDir, mirror)];
  const contents = css.map((file) => `@import ${JSON.stringify(file)};`).join('\n');
  try {
    const {outputFiles} = await build({
      ...SETTINGS,
      plugins,
      stdin: {contents, loader: 'css', resolveDir: siteDir, sourcefile: 'css'},
      absWorkingDir: siteDir,
    });
    return outputFiles[0]?.text.trimEnd() ?? '';
  } catch (error) {
    const {errors} = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return errors.map(({text}) => text);
  }
}

/** A library's sheet, as it is published. */
export interface LibrarySheet {
  /** Below the site's base URL; has a hash, so that hosts may keep it for good. */
  path: string;
  text: string;
}

/** What comes of the sheets of several libraries. */
export interface MadeSheets {
  /** One for each, `undefined` for those that have none. */
  sheets: (LibrarySheet | undefined)[];
  /** What is wrong with them. */
  faults: ErrorParts[];
  /** What of them was left out, and a site may miss. */
  notes: ErrorParts[];
}

/**
 * The sheets of several libraries, each kept to demos.
 *
 * @param option that names them, for errors: `plugin demos, option frames`
 */
export async function librarySheets(
  siteDir: string,
  libraries: readonly LibrarySheets[],
  option: string,
): Promise<MadeSheets> {
  const faults: ErrorParts[] = [];
  const notes: ErrorParts[] = [];
  const sheets = libraries.map(async (library, index) => {
    const hosts = new Set<string>();
    const text = library.css && (await demoSheet(siteDir, library, hosts));
    const where = `${option}[${index}].css`;
    if (hosts.size > 0) notes.push(leftOut(where, hosts));
    if (text === undefined) return undefined;
    if (typeof text === 'string') return {path: `assets/css/demos.${hashOf(text)}.css`, text};
    const fix = 'install the package, or name a sheet that it has, e.g. "@acme/kit/style.css"';
    faults.push(...text.map((what) => ({where, what, fix})));
    return undefined;
  });
  return {sheets: await Promise.all(sheets), faults, notes};
}

function leftOut(where: string, hosts: ReadonlySet<string>): ErrorParts {
  return {
    where,
    what: `what it asks other hosts for is left out: ${[...hosts].sort().join(', ')}`,
    fix: 'name a sheet that brings it along, e.g. one of @fontsource; no page asks another host before its reader allows it',
  };
}

/**
 * What a site's own sheets are made of, which may change while it is served: themselves, and where
 * Tailwind CSS looks for classes.
 *
 * @returns paths and patterns of them, absolute
 */
export function sheetSources(siteDir: string, libraries: readonly LibrarySheets[]): string[] {
  const own = libraries
    .flatMap(({css = []}) => css.filter(isRelative))
    .map((file) => path.join(siteDir, file));
  return own.flatMap((file) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [file, ...(isForTailwind(text) ? sourcesIn(text, file, siteDir) : [])];
  });
}

/**
 * The sheets of one, in the mode and the direction of each demo; or what is wrong with them.
 *
 * @param hosts gets the names of those that they ask for anything
 */
async function demoSheet(
  siteDir: string,
  sheets: LibrarySheets,
  hosts: Set<string>,
): Promise<string | string[]> {
  const bundled = await bundleSheets(siteDir, sheets);
  if (typeof bundled !== 'string') return bundled;
  const {modes, mirror} = sheets;
  const steps = [
    withoutForeign(hosts),
    ...(modes ? [followModes(modes, DEMO_MODES)] : []),
    scopeToDemos(modes !== undefined),
    ...(mirror ? [settleDirections()] : []),
  ];
  return `${SITE_LAYERS}\n${(await postcss(steps).process(bundled, {from: undefined})).css}`;
}

/** Both directions have rules of their own: those of one would else be taken back for the other. */
const bothDirections = () => postcss([postcssRTLCSS({...MARKS, mode: Mode.combined})]);

/**
 * A plugin of esbuild for what a sheet is before browsers can read it: those of the site that are
 * written for Tailwind CSS are made by it, and to each that is written for left-to-right alone is
 * added what differs from right to left. Each file is read before its comments go: `rtl:ignore` and
 * the like hold.
 */
function writtenSheets(siteDir: string, mirror: boolean): Plugin {
  return {
    name: 'written-sheets',
    setup: ({onLoad}) => {
      const mirrored = mirror ? bothDirections() : undefined;
      onLoad({filter: /\.css$/}, async ({path: file}) => {
        const text = await readFile(file, 'utf8');
        const isMade = !/[\\/]node_modules[\\/]/.test(file) && isForTailwind(text);
        if (!isMade && !mirrored) return undefined;
        try {
          const made = isMade ? await makeByTailwind(siteDir, file, text) : text;
          const contents = mirrored ? mirrored.process(made, {from: file}).css : made;
          return {contents, loader: 'css'};
        } catch (error) {
          return {errors: [{text: error instanceof Error ? error.message : String(error)}]};
        }
      });
    },
  };
}
