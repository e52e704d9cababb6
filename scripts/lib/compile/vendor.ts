import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {BuildOptions} from 'esbuild';
import type {Output} from './emit';
import {ownerOf, packageAt} from './notices';

/**
 * Packages of which the package has what it needs, so that a site installs the fewer of them. All
 * are ES modules: bundlers cannot tell what one of another kind exports once it is taken in.
 */
const TAKEN_IN: Record<'browser' | 'node', RegExp> = {
  // Thousands of icons for two dozen; and what an editor, a worker and a listener are made of.
  browser:
    /^(?:lucide|@codemirror\/[a-z]+|@lezer\/[a-z]+|acorn(?:-walk)?|web-vitals|workbox-[a-z]+)(?:\/|$)/,
  // What reads pages and draws pictures, in a hundred small packages; and the maths of colours.
  node: /^(?:unified|(?:remark|unist|mdast|hast|xast)-[a-z-]+|npm-to-yarn|@mui\/system\/colorManipulator)$/,
};

/** Files of packages that a style sheet names. */
const FILE = /url\('~((?:@[^/']+\/)?[^/']+\/[^']+)'\)/g;

const FOLDER = 'vendor';

/** Where a module is that the package has taken in; `undefined` for any other. */
export function vendorFile(specifier: string): string | undefined {
  const isTaken = TAKEN_IN.browser.test(specifier) || TAKEN_IN.node.test(specifier);
  return isTaken ? `${FOLDER}/${specifier}.mjs` : undefined;
}

/** What was taken in, and the packages that it comes from, by their folders. */
export interface Vendored {
  outputs: Output<string | Buffer>[];
  folders: string[];
}

/**
 * The modules that are taken in, and what they share.
 *
 * @param root of the repository
 * @param specifiers of all imports of the package, without those of types
 */
export function vendorModules(root: string, specifiers: readonly string[]): Vendored {
  const built = (['browser', 'node'] as const).map((platform) => {
    const wanted = [...new Set(specifiers.filter((each) => TAKEN_IN[platform].test(each)))].sort();
    return buildSync({...bundling(root), platform, entryPoints: wanted.map(entryOf)});
  });
  const files = built.flatMap(({outputFiles = []}) => outputFiles);
  const inputs = built.flatMap(({metafile}) =>
    Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.keys(output.inputs)),
  );
  return {
    outputs: [
      ...files.map(({path: file, text}) => ({file: path.relative(root, file), text})),
      // Bundlers leave out what nobody uses of them.
      {file: `${FOLDER}/package.json`, text: '{"sideEffects": false}\n'},
    ],
    folders: [...new Set(inputs.map(ownerOf))].sort(),
  };
}

/** Bundled without their own names, a package's modules come out under those that imports have. */
function entryOf(specifier: string) {
  return {in: specifier, out: specifier};
}

function bundling(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    outdir: FOLDER,
    outExtension: {'.js': '.mjs'},
    chunkNames: 'shared-[hash]',
    legalComments: 'none',
    external: ['react'],
    define: {'process.env.NODE_ENV': '"production"'},
  } satisfies BuildOptions;
}

/**
 * A style sheet that finds the files of other packages in this one, and those files.
 *
 * @param root of the repository
 */
export function vendorSheet(root: string, sheet: Output): Vendored {
  const depth = '../'.repeat(sheet.file.split('/').length - 1);
  const named = [...new Set([...sheet.text.matchAll(FILE)].map(([, file = '']) => file))];
  const text = sheet.text.replaceAll(FILE, `url('${depth}${FOLDER}/$1')`);
  const files = named.map((file) => ({
    file: `${FOLDER}/${file}`,
    text: readFileSync(path.join(root, 'node_modules', file)),
  }));
  return {
    outputs: [{file: sheet.file, text}, ...files],
    folders: [...new Set(named.map((file) => packageAt(`node_modules/${file}`)))],
  };
}
