import path from 'node:path';
import {build} from 'esbuild';
import type {BuildFailure, BuildOptions, Message, Plugin} from 'esbuild';
import {packageFolder} from '../../../plugins/_shared/node/packages';
import {isRelative} from '../../../plugins/_shared/text/paths';
import {packageOf} from '../../../plugins/_shared/text/specifiers';

/** Begins the name of the folder of what is tried, in the site's; removed in the end. */
export const FOLDER = '.trial-';

/** What has no meaning on the server, where files of its kind are addresses or nothing. */
const ASSETS = ['.png', '.jpg', '.gif', '.svg', '.webp', '.woff', '.woff2', '.ttf', '.eot'];
const SHEETS = ['.css', '.scss', '.sass', '.less'];

const IN_BROWSER = {
  platform: 'browser',
  format: 'iife',
  conditions: ['module'],
  define: {'process.env.NODE_ENV': '"development"', 'process.env': '{}', global: 'globalThis'},
} satisfies BuildOptions;

/** Where a script runs, in esbuild's words; in a browser with the style sheets that it imports, or without. */
const TARGETS = {
  server: {platform: 'node', format: 'cjs', conditions: ['module']},
  browser: IN_BROWSER,
  unstyled: IN_BROWSER,
} satisfies Record<string, BuildOptions>;

/** What the style sheets of a script in the browser become, beside it; absent where it has none. */
export function sheetOf(script: string): string {
  return script.replace(/\.js$/, '.css');
}

/**
 * All in one script, so that node need not load what only bundlers can, with the React of the site,
 * as its build has it.
 *
 * @param text of the program
 * @param library npm name, and the file of its own source where that runs in its place
 * @param target where it runs. Default `server`
 * @throws UnbundledError where a file is in the way
 */
export async function bundle(
  folder: string,
  text: string,
  {
    siteDir,
    package: library,
    entry,
  }: {siteDir: string; package: string; entry?: string | undefined},
  target: keyof typeof TARGETS = 'server',
): Promise<string> {
  const outfile = path.join(folder, target === 'server' ? 'run.cjs' : 'run.js');
  try {
    await build({
      stdin: {contents: text, resolveDir: folder, loader: 'tsx', sourcefile: 'run.tsx'},
      outfile,
      absWorkingDir: siteDir,
      bundle: true,
      ...TARGETS[target],
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      nodePaths: [path.join(siteDir, 'node_modules')],
      alias: ofSite(siteDir, ['react', 'react-dom']),
      plugins: entry === undefined ? [] : [inPlace(library, entry)],
      tsconfigRaw: {},
      loader: {
        '.js': 'jsx',
        ...Object.fromEntries(SHEETS.map((ending) => [ending, 'empty' as const])),
        ...(target === 'browser' && {'.css': 'css' as const}),
        ...Object.fromEntries(ASSETS.map((ending) => [ending, 'dataurl' as const])),
      },
      logLevel: 'silent',
    });
  } catch (error) {
    throw new UnbundledError(library, (error as Partial<BuildFailure>).errors ?? []);
  }
  return outfile;
}

/** The setting `alias` would have the modules of the package's folders below the file. */
function inPlace(library: string, entry: string): Plugin {
  return {
    name: 'source',
    setup: ({onResolve}) =>
      onResolve({filter: /^[^.]/}, ({path: asked}) =>
        asked === library ? {path: entry} : undefined,
      ),
  };
}

function ofSite(siteDir: string, names: readonly string[]): Record<string, string> {
  const found = names.flatMap((name) => {
    const folder = packageFolder(siteDir, name);
    return folder === undefined ? [] : [[name, folder] as const];
  });
  return Object.fromEntries(found);
}

/** A package that cannot be bundled: the first message says why, and in which file. */
export class UnbundledError extends Error {
  constructor(
    name: string,
    readonly messages: readonly Message[],
  ) {
    const [first] = messages;
    const {file, line} = first?.location ?? {};
    // Those of a trial are gone when somebody reads this.
    const isOwn = file === undefined || file.includes(FOLDER);
    const what = `${isOwn ? '' : `${file}:${line}: `}${first?.text ?? ''}`;
    super(`${name} cannot be bundled: ${what}\n  Fix: ${fixOf(name, first?.text ?? '')}`);
  }
}

function fixOf(library: string, text: string): string {
  const [, missing = ''] = /Could not resolve "([^"]+)"/.exec(text) ?? [];
  if (missing === library)
    return `see what the "exports" of its package.json have as "." and whether that file is there`;
  if (isRelative(missing))
    return `the package lacks a file that it imports: take another version, or add it to what ${library} ships`;
  if (missing !== '')
    return `npm install ${packageOf(missing)} in the site, or name it in the dependencies of ${library}`;
  return `mend the file, or take another version of ${library}`;
}
