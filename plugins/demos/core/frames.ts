import {isRelative} from '../../_shared/text/paths';
import {packageOf} from '../../_shared/text/specifiers';
import type {ErrorParts} from '../../_shared/node';
import {bare, noFolder} from '../../_shared/site/folders';
import type {Frame} from './types';

/** The disk, as far as frames ask of it. */
export interface FrameDisk {
  /** Whether there is a file or folder, by its path relative to the site. */
  exists(path: string): boolean;
  /** Whether a package is installed. */
  isInstalled(name: string): boolean;
  /** Whether there is a module by the name that an import gives: `@acme/docs-frame`. */
  hasModule(specifier: string): boolean;
}

/**
 * What is wrong with the frames of the plugin's options.
 *
 * @param frames as written
 */
export function frameFaults(frames: readonly Frame[], disk: FrameDisk): ErrorParts[] {
  return frames.flatMap(({path, module}, index) => {
    const where = `plugin demos, option frames[${index}]`;
    const folder = disk.exists(path) ? [] : [{where: `${where}.path`, ...noFolder(path)}];
    const fault = module === undefined ? undefined : moduleFault(module, disk);
    return fault ? [...folder, {where: `${where}.module`, ...fault}] : folder;
  });
}

function moduleFault(module: string, disk: FrameDisk): Omit<ErrorParts, 'where'> | undefined {
  if (isRelative(module)) {
    const fix = 'name a module with its ending, such as "./src/frame.tsx"';
    return disk.exists(module) ? undefined : {what: `there is no "${module}" in the site`, fix};
  }
  if (disk.hasModule(module)) return undefined;
  if (disk.exists(module)) {
    return {what: `"${module}" names a package, not a file`, fix: `write "./${module}"`};
  }
  const owner = packageOf(module);
  const file = 'a file of the site, such as "./src/frame.tsx"';
  const [what, fix] = disk.isInstalled(owner)
    ? [`has no "${module}"`, `name what it exports, or ${file}`]
    : ['is not installed', `npm install ${owner}, or name ${file}`];
  return {what: `the package "${owner}" ${what}`, fix};
}

/** A frame with the address of its library's sheet, where it has one. */
export type ServedFrame = Frame & {sheet?: string | undefined};

/**
 * The module that tells the browser and the server which frame a page's demos have: a list, the
 * longest path first. Code, as only the bundler can make chunks of what it imports.
 *
 * @param frames whose paths and modules exist
 */
export function framesModule(frames: readonly ServedFrame[]): string {
  const specifiers = frames.flatMap(({module}) => (module ? [specifierOf(module)] : []));
  const modules = [...new Set(specifiers)];
  // Once for each: the bundler makes another chunk of another import.
  const loads = modules.map(
    (name, at) => `const load${at} = () => import(${JSON.stringify(name)});`,
  );
  const entries = longestFirst(frames).map((frame) => entry(frame, modules));
  return [...loads, `export default [${entries.join('')}\n];\n`].join('\n');
}

function longestFirst<One extends Frame>(frames: readonly One[]): One[] {
  return frames
    .map((frame) => ({...frame, path: `${bare(frame.path)}/`}))
    .sort((a, b) => b.path.length - a.path.length);
}

/**
 * How the module of frames imports that of a page's demos.
 *
 * @param page its file, relative to the site
 */
export function frameSpecifier(frames: readonly Frame[], page: string): string | undefined {
  const frame = longestFirst(frames).find(({path}) => page.startsWith(path));
  return frame?.module && specifierOf(frame.module);
}

function specifierOf(module: string): string {
  return isRelative(module) ? `@site/${bare(module)}` : module;
}

/** @param modules what is imported, in order */
function entry({path, module, css = [], sheet}: ServedFrame, modules: readonly string[]): string {
  const fields = [`path: ${JSON.stringify(path)}`];
  if (module !== undefined) {
    const specifier = specifierOf(module);
    fields.push(
      `id: ${JSON.stringify(`demo-frame-${bare(module).replace(/\W+/g, '-')}`)}`,
      `load: load${modules.indexOf(specifier)}`,
      `server: VITRINE_SERVER ? () => require(${JSON.stringify(specifier)}) : undefined`,
    );
  }
  if (sheet !== undefined) {
    // What stands beside the site is nothing that another project could import.
    const imports = css.filter((file) => !file.startsWith('.'));
    fields.push(`sheet: ${JSON.stringify(sheet)}`, `imports: ${JSON.stringify(imports)}`);
  }
  return `\n  {\n    ${fields.join(',\n    ')},\n  },`;
}
