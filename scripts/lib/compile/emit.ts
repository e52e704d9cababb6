import path from 'node:path';
import ts from 'typescript';
import {resolveModule} from './plan';
import type {Kind, Module} from './plan';
import {withSpecifiers} from './references';
import {vendorFile} from './vendor';

/** A file of the package. */
export interface Output<Contents = string> {
  /** Relative to the folder of what is compiled: `plugins/demos/index.js`. */
  file: string;
  text: Contents;
}

/** How a component names what stands outside of its folder, so that it can be copied out. */
const PACKAGE = 'vitrine/lib';

const SHARED: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: false,
  isolatedModules: true,
  esModuleInterop: true,
};
const COMMONJS = {...SHARED, module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX};
const ES = {...SHARED, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX};

const OPTIONS: Record<Kind, ts.CompilerOptions> = {
  node: COMMONJS,
  both: COMMONJS,
  browser: ES,
  component: {...ES, jsx: ts.JsxEmit.Preserve},
  command: ES,
};

/** What is written of a module: two files for one that both halves use. */
export function emitModule(module: Module, modules: ReadonlyMap<string, Module>): Output[] {
  const outputs = [emit(module, modules, module.kind)];
  if (module.kind === 'both') outputs.push(emit(module, modules, 'browser'));
  return outputs;
}

/** @param as how it is compiled, where there are two ways */
function emit(module: Module, modules: ReadonlyMap<string, Module>, as: Kind): Output {
  const {file, references} = module;
  const isTwin = as === 'browser' && module.kind === 'both';
  const text = withSpecifiers(module.text, references, (specifier) => {
    const target = resolveModule(file, specifier, modules);
    return specifierFor(specifier, {file, as, target: target ? modules.get(target) : undefined});
  });
  const {outputText} = ts.transpileModule(text, {compilerOptions: OPTIONS[as], fileName: file});
  return {file: outputFile(file, isTwin || as === 'command'), text: whenUsed(outputText)};
}

/** As the compiler writes an import of TypeScript in a CommonJS module. */
const OF_TYPESCRIPT = /^const (\w+) = __importDefault\(require\("typescript"\)\);$/m;

/**
 * TypeScript is loaded by who reads code, when there is some: it takes 200 ms and 60 MB, and a site
 * without demos and packages needs none of it.
 */
function whenUsed(script: string): string {
  return script.replace(
    OF_TYPESCRIPT,
    // Who reads code asks for it at each node: it becomes a plain field once it is there.
    'const $1 = { get default() { const value = require("typescript"); Object.defineProperty(this, "default", { value }); return value; } };',
  );
}

function outputFile(file: string, isExplicit: boolean): string {
  return file.replace(/\.tsx?$/, isExplicit ? '.mjs' : '.js');
}

/** @param at the file that names it, how that is compiled, and the module that it leads to */
function specifierFor(
  specifier: string,
  {file, as, target}: {file: string; as: Kind; target: Module | undefined},
): string {
  const taken = vendorFile(specifier);
  if (taken !== undefined) {
    return as === 'component' ? `${PACKAGE}/${taken}` : relativeTo(file, taken);
  }
  if (!specifier.startsWith('.')) return specifier;
  if (as === 'component' && target?.kind === 'component') return themeName(target.file);
  const asset = path.posix.join(path.posix.dirname(file), specifier);
  if (as === 'component' && leavesComponent(file, target?.file ?? asset)) {
    return `${PACKAGE}/${target ? outputFile(target.file, target.kind === 'both') : asset}`;
  }
  if (!target || as === 'node' || as === 'both') return specifier;
  // Node wants the whole name; a bundler too, of what has a twin.
  if (as === 'command' || target.kind === 'both') {
    const isExplicit = as === 'command' ? target.kind === 'command' : true;
    return relativeTo(file, outputFile(target.file, isExplicit));
  }
  return specifier;
}

/**
 * The name by which a theme's file is found, a site's own in its place if there is one: so each
 * part of a component can be swizzled, not only the whole.
 */
function themeName(file: string): string {
  return `@theme/${file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '')}`;
}

/**
 * Whether a component that a site copies would leave this behind: with an `index` come the files
 * beside it, with any other the files of its name.
 */
function leavesComponent(file: string, target: string): boolean {
  const {dir, name} = path.posix.parse(file);
  return !target.startsWith(name === 'index' ? `${dir}/` : `${dir}/${name}.`);
}

function relativeTo(file: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
