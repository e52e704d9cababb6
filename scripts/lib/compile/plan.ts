import path from 'node:path';
import {referencesOf} from './references';
import type {Reference} from './references';

/**
 * How a module is compiled:
 * - `node`: CommonJS, as Docusaurus loads plugins;
 * - `browser`: an ES module, so that bundlers leave out what nobody uses;
 * - `component`: the same with its JSX, which a site may take over as it is;
 * - `command`: an ES module for node;
 * - `both`: for node, and as an ES module beside it.
 */
export type Kind = 'node' | 'browser' | 'component' | 'command' | 'both';

/** A module of the package. */
export interface Module {
  /** Relative to the repository: `plugins/demos/index.ts`. */
  file: string;
  text: string;
  kind: Kind;
  references: readonly Reference[];
}

const COMPONENT = /^(?:src|plugins\/[\w-]+)\/theme\//;
const BROWSER = /^(?:src\/|plugins\/[\w-]+\/client(?:\/|\.tsx?$))/;
const COMMAND = /^scripts\//;

/**
 * What becomes of each module.
 *
 * @param sources text by file, TypeScript only; those of commands may be more than are needed
 * @param commands files that start something; of `scripts/`, only what they reach is kept
 */
export function planModules(
  sources: ReadonlyMap<string, string>,
  commands: readonly string[],
): Map<string, Module> {
  const modules = new Map<string, Module>();
  for (const [file, text] of sources) {
    modules.set(file, {file, text, kind: kindOf(file), references: referencesOf(file, text)});
  }
  const reached = reach(commands, modules);
  for (const file of modules.keys()) {
    if (COMMAND.test(file) && !reached.has(file)) modules.delete(file);
  }
  const inBrowser = [...modules.values()].filter(({kind}) => isBrowser(kind));
  for (const file of reach(
    inBrowser.map(({file}) => file),
    modules,
  )) {
    const module = modules.get(file);
    if (module?.kind === 'node') module.kind = 'both';
  }
  return modules;
}

function kindOf(file: string): Kind {
  if (COMPONENT.test(file)) return 'component';
  if (BROWSER.test(file)) return 'browser';
  return COMMAND.test(file) ? 'command' : 'node';
}

function isBrowser(kind: Kind): boolean {
  return kind === 'browser' || kind === 'component';
}

/** The files that run when others do, themselves included. */
function reach(from: readonly string[], modules: ReadonlyMap<string, Module>): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const {specifier, isType} of modules.get(file)?.references ?? []) {
      const target = isType ? undefined : resolveModule(file, specifier, modules);
      if (target !== undefined) queue.push(target);
    }
  }
  return reached;
}

/** @returns the file that a relative specifier leads to; `undefined` for anything but a module */
export function resolveModule(
  from: string,
  specifier: string,
  modules: {has: (file: string) => boolean},
): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((file) => modules.has(file));
}
