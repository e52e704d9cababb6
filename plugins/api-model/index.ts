import type {Extraction, PackageFacts, Request, Target, Workspace} from './core/extract/extract';
import type {Live} from './core/extract/live';
import {collector} from './files';

export type {
  DefaultWarning,
  Extraction,
  PackageFacts,
  Request,
  Target,
  Workspace,
} from './core/extract/extract';
export type {Again, Live} from './core/extract/live';
export type {Source} from './core/extract/source';
export type {Fault} from './core/fault';
export type * from './core/model';
export {
  contentHash,
  createWorkspace,
  foldersOf,
  isSource,
  ownFolder,
  readSource,
  readText,
  sourceFolders,
} from './files';
export {typedFolders} from './openPaths';

/**
 * The models of components and hooks. One program serves all packages; the compiler, which takes
 * half a second to load, is loaded with the first call.
 *
 * @param requests packages are resolved from the workspace's folder
 * @returns one for each request, in their order
 */
export async function extractPackages(
  workspace: Workspace,
  requests: readonly Request[],
): Promise<Extraction[]> {
  const {extractAll} = await import('./core/extract/extract');
  return extractAll({...workspace, release: await collector()}, requests);
}

/**
 * A package whose models are read again as its files change.
 *
 * @param targets what is documented
 */
export async function openPackage(
  workspace: Workspace,
  facts: PackageFacts,
  targets: readonly Target[],
): Promise<Live> {
  const {openLive} = await import('./core/extract/live');
  return openLive({...workspace, parsed: new Map()}, facts, targets);
}
