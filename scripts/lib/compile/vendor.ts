import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Output} from './emit';

/**
 * Packages of which the package has a few modules, and which would make it many times as heavy:
 * thousands of icons for two dozen.
 */
const TAKEN_IN = /^lucide-react\//;

const FOLDER = 'vendor';

/** Where a module is that the package has taken in; `undefined` for any other. */
export function vendorFile(specifier: string): string | undefined {
  return TAKEN_IN.test(specifier) ? `${FOLDER}/${specifier}.mjs` : undefined;
}

/**
 * The modules that are taken in, what they share, and their licences.
 *
 * @param root of the repository
 * @param specifiers of all imports of the package
 */
export function vendorFiles(root: string, specifiers: readonly string[]): Output[] {
  const wanted = [...new Set(specifiers.filter((each) => TAKEN_IN.test(each)))].sort();
  const {outputFiles} = buildSync({
    entryPoints: wanted.map((specifier) => ({in: specifier, out: specifier})),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    outdir: FOLDER,
    outExtension: {'.js': '.mjs'},
    chunkNames: 'shared-[hash]',
    external: ['react'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const owners = [...new Set(wanted.map((specifier) => specifier.split('/')[0] ?? ''))];
  return [
    ...outputFiles.map(({path: file, text}) => ({file: path.relative(root, file), text})),
    ...owners.map((name) => ({
      file: `${FOLDER}/${name}/LICENSE`,
      text: readFileSync(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8'),
    })),
  ];
}
