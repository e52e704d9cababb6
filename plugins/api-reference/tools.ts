import path from 'node:path';
import {nearest, quote} from '../_shared/node';
import type {Workspace} from './core/extract/extract';
import type {Cache} from './core/load/cache';
import type {Tools} from './core/load/reference';
import type {DemoTools} from './core/page/demos';
import {extractorHash, readText, sourceOf} from './files';

/** What reading packages needs of the machine. */
export function createTools(workspace: Workspace, cache: Cache): Tools {
  return {
    cache,
    wording: {quote, nearest},
    sourceOf: (name, entry) => sourceOf(workspace.directory, name, entry),
    async extract(requests) {
      // The compiler takes half a second to load: only when something has to be compiled.
      const {extractAll} = await import('./core/extract/extract');
      return extractAll({...workspace, release: await collector()}, requests);
    },
  };
}

/**
 * Node's own collector, called by name: left to itself it lets the types of all packages pile up,
 * and extraction takes a half more memory than it needs.
 */
async function collector(): Promise<(() => void) | undefined> {
  const [{setFlagsFromString}, {runInNewContext}] = await Promise.all([
    import('node:v8'),
    import('node:vm'),
  ]);
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (() => void) | undefined;
}

/** What reading demos needs of the machine. */
export function demoTools(siteDir: string, cache: Cache, hasSlash?: boolean): DemoTools {
  return {
    cache,
    version: extractorHash(),
    read: (file) => readText(path.join(siteDir, file)),
    toAddress: (permalink) => (hasSlash ? permalink.replace(/\/*$/, '/') : permalink),
    async usagesOf(source) {
      const {usagesOf} = await import('./core/page/usage');
      return usagesOf(source);
    },
  };
}
