import type {BuildFailure, BuildOptions} from 'esbuild';
import type {LibrarySheets} from '../library/modes';

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
  const plugins = mirror ? [(await import('./mirror')).mirrorSheets] : [];
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
