import type {Extraction, PackageFacts, Request, Target, Workspace} from './core/extract/extract';
import type {Live} from './core/extract/live';
import {extractApart} from './apart';
import {createWorkspace} from './files';

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
 * The models of components and hooks. One program serves all packages, in a process of its own: here
 * the compiler, which takes half a second to load, is not.
 *
 * @param directory packages are resolved from here, upwards
 * @param programs how many there are, side by side, where there are as many packages. Two are done
 *   in less time by two thirds of a program's memory and a tenth of its CPU more
 * @returns one for each request, in their order: the same, whatever shares a program
 */
export async function extractPackages(
  directory: string,
  requests: readonly Request[],
  programs = 1,
): Promise<Extraction[]> {
  // What is asked of a package stays together: its second request finds what the first has read.
  const packages = [...new Set(requests.map(({facts}) => facts))];
  const shares = Array.from({length: Math.min(programs, packages.length)}, (_, share) =>
    requests.filter(({facts}) => packages.indexOf(facts) % programs === share),
  );
  const found = await Promise.all(shares.map((share) => extractShare(directory, share)));
  const answers = new Map(
    shares.flatMap((share, at) => share.map((request, i) => [request, found[at]?.[i]] as const)),
  );
  return requests.flatMap((request) => answers.get(request) ?? []);
}

async function extractShare(
  directory: string,
  requests: readonly Request[],
): Promise<Extraction[]> {
  const found = await extractApart({directory, requests});
  if (found) return found;
  const {extractAll} = await import('./core/extract/extract');
  return extractAll(createWorkspace(directory), requests);
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
