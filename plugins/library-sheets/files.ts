import {readFile} from 'node:fs/promises';
import type {BuildFailure, BuildOptions, Plugin} from 'esbuild';
import postcss from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import {hashOf} from '../_shared/node/cache';
import type {ErrorParts} from '../_shared/text/errors';
import {DEMO_MODES} from './core/demoModes';
import {MARKS, settleDirections} from './core/directions';
import {followModes, type LibrarySheets} from './core/modes';
import {scopeToDemos} from './core/scope';

const INLINE = 'dataurl';

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
  const plugins = mirror ? [mirrorSheets] : [];
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

/**
 * The sheets of several libraries, each kept to demos.
 *
 * @param option that names them, for errors: `plugin demos, option frames`
 * @returns one for each, `undefined` for those that have none; and what is wrong with them
 */
export async function librarySheets(
  siteDir: string,
  libraries: readonly LibrarySheets[],
  option: string,
): Promise<{sheets: (LibrarySheet | undefined)[]; faults: ErrorParts[]}> {
  const faults: ErrorParts[] = [];
  const sheets = libraries.map(async (library, index) => {
    const text = library.css && (await demoSheet(siteDir, library));
    if (text === undefined) return undefined;
    if (typeof text === 'string') return {path: `assets/css/demos.${hashOf(text)}.css`, text};
    const where = `${option}[${index}].css`;
    const fix = 'install the package, or name a sheet that it has, e.g. "@acme/kit/style.css"';
    faults.push(...text.map((what) => ({where, what, fix})));
    return undefined;
  });
  return {sheets: await Promise.all(sheets), faults};
}

/** The sheets of one, in the mode and the direction of each demo; or what is wrong with them. */
async function demoSheet(siteDir: string, sheets: LibrarySheets): Promise<string | string[]> {
  const bundled = await bundleSheets(siteDir, sheets);
  if (typeof bundled !== 'string') return bundled;
  const {modes, mirror} = sheets;
  const steps = [
    ...(modes ? [followModes(modes, DEMO_MODES)] : []),
    scopeToDemos(modes !== undefined),
    ...(mirror ? [settleDirections()] : []),
  ];
  return (await postcss(steps).process(bundled, {from: undefined})).css;
}

/**
 * A plugin of esbuild that adds, to each sheet that is written for left-to-right alone, what differs
 * from right to left. Each file is read before its comments go: `rtl:ignore` and the like hold.
 */
const mirrorSheets: Plugin = {
  name: 'mirror',
  setup: ({onLoad}) => {
    // Both directions have rules of their own: those of one would else have to be taken back for
    // the other, to a value that nobody knows.
    const mirror = postcss([postcssRTLCSS({...MARKS, mode: Mode.combined})]);
    onLoad({filter: /\.css$/}, async ({path: file}) => {
      const text = await readFile(file, 'utf8');
      return {contents: mirror.process(text, {from: file}).css, loader: 'css'};
    });
  },
};
