import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {bundlePlugin} from './bundlePlugin.mjs';
import {ROOT} from './setup.mjs';

/**
 * What live-demos knows of pages and sandboxes.
 *
 * @typedef {object} DemoCore
 * @property {typeof import('../../plugins/live-demos/core/line').readLines} readLines
 * @property {typeof import('../../plugins/live-demos/core/file').resolveFile} resolveFile
 * @property {typeof import('../../plugins/live-demos/core/file').demoName} demoName
 * @property {typeof import('../../plugins/live-demos/core/title').demoTitle} demoTitle
 * @property {typeof import('../../plugins/live-demos/core/sandbox').sandboxFiles} sandboxFiles
 */

/** @typedef {import('../../plugins/live-demos/core/sandbox').SandboxInput} SandboxInput */

/**
 * A demo of the site, as its sandbox is made.
 *
 * @typedef {SandboxInput & {at: string}} SiteDemo
 */

const CORE = `
export {readLines} from './core/line';
export {demoName, resolveFile} from './core/file';
export {demoTitle} from './core/title';
export {sandboxFiles} from './core/sandbox';
`;

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];
const require = createRequire(import.meta.url);

/** @returns {DemoCore} */
export function loadDemoCore() {
  return require(bundlePlugin('live-demos', 'demo-core', CORE));
}

/**
 * Every demo of the pages below a folder, each file once.
 *
 * @param {DemoCore} core
 * @param {string} folder
 * @returns {SiteDemo[]}
 */
export function findDemos(core, folder) {
  const demos = new Map();
  for (const page of pagesIn(folder)) {
    for (const {src, line} of demosOf(core, readFileSync(page, 'utf8'))) {
      const file = resolve(core, path.dirname(page), String(src));
      const at = `${path.relative(ROOT, page)}:${line}`;
      if (file === undefined) throw new Error(`${at}: there is no demo "${String(src)}"`);
      if (!demos.has(file)) demos.set(file, {at, ...inputOf(core, file)});
    }
  }
  return [...demos.values()];
}

/** @param {string} folder */
function pagesIn(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * The demos of a page, without those that its fences only speak of.
 *
 * @param {DemoCore} core
 * @param {string} text
 */
function demosOf(core, text) {
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '' ? mark !== '' : mark.startsWith(fence)) fence = fence === '' ? mark : '';
    if (fence !== '' || mark !== '') return [];
    const [, src] = /^<Demo\s[^>]*\bsrc="([^"]+)"/.exec(line) ?? [];
    if (src !== undefined) return [{src, line: index + 1, options: {}}];
    const {written = []} = core.readLines(line.trim(), index + 1) ?? {};
    return written.filter((each) => 'src' in each);
  });
}

/**
 * @param {DemoCore} core
 * @param {string} folder of the page
 * @param {string} src as written
 */
function resolve(core, folder, src) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const found = core.resolveFile(src, {read, list: () => []});
  return found && path.join(folder, found.file);
}

/**
 * @param {DemoCore} core
 * @param {string} file
 * @returns {SandboxInput}
 */
function inputOf(core, file) {
  const name = core.demoName(file);
  const {files, imports} = collect(file);
  const folder = path.dirname(file);
  return {
    name,
    title: core.demoTitle(name),
    files: files.map((each) => ({
      name: path.relative(folder, each).replaceAll(path.sep, '/'),
      text: readFileSync(each, 'utf8'),
    })),
    packages: packagesOf(imports),
    variant: /\.tsx?$/.test(file) ? 'ts' : 'js',
  };
}

/**
 * A file, all that it imports from beside it, and the packages that these import.
 *
 * @param {string} first
 */
function collect(first) {
  const files = new Set([first]);
  /** @type {Set<string>} */
  const imports = new Set();
  for (const file of files) {
    for (const specifier of specifiersOf(file)) {
      if (!specifier.startsWith('.')) imports.add(packageOf(specifier));
      else {
        const stem = path.join(path.dirname(file), specifier);
        const found = ENDINGS.map((ending) => stem + ending).find((each) => existsSync(each));
        if (found === undefined) throw new Error(`${file}: there is no file "${specifier}"`);
        files.add(found);
      }
    }
  }
  return {files: [...files], imports: [...imports]};
}

/**
 * What a file imports, as written.
 *
 * @param {string} file
 */
export function specifiersOf(file) {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({fileName}) => fileName);
}

/**
 * `@mui/material/Button` → `@mui/material`
 *
 * @param {string} specifier
 */
export function packageOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The installed versions of packages, and of the peers that they need and have.
 *
 * @param {readonly string[]} imports
 */
function packagesOf(imports) {
  const versions = new Map();
  const names = new Set(['react', 'react-dom', ...imports]);
  for (const name of names) {
    const file = path.join(ROOT, 'node_modules', name, 'package.json');
    if (!existsSync(file)) continue;
    const {version, peerDependencies = {}} = JSON.parse(readFileSync(file, 'utf8'));
    versions.set(name, version);
    for (const peer of Object.keys(peerDependencies)) names.add(peer);
  }
  return Object.fromEntries(versions);
}
