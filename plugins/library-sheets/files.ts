import {readFile} from 'node:fs/promises';
import type {BuildFailure, BuildOptions, Plugin} from 'esbuild';
import postcss from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import {MARKS} from './core/directions';
import type {LibrarySheets} from './core/modes';

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
