import type ts from 'typescript';
import {installedName, type PackageFacts, type Target} from '../facts/context';
import {
  barrelsOf,
  createEntry,
  entryText,
  type Aliases,
  type Imports,
  type ParsedFiles,
  type SharedBy,
} from '../packages/entry';
import {publicNames, type PublicNames} from '../packages/exports';
import {createLookup, type Lookup} from '../packages/lookup';

/** What to read of one package. */
export interface Request {
  facts: PackageFacts;
  /** Names to explain; `'public'`: every component and hook that the package exports. */
  targets: readonly Target[] | 'public';
}

/** Where declarations are read from. */
export interface Declarations {
  /** Folder from which packages are resolved, upwards. */
  directory: string;
  /** Declarations that packages share are parsed once for all that get the same map. */
  parsed: ParsedFiles;
}

/** A request whose names are known; `isListed`: all of them are asked for. */
export interface NamedRequest {
  facts: PackageFacts;
  targets: readonly Target[];
  isListed: boolean;
}

/**
 * What is public only types tell, but what may be is in the names: those are read from a program
 * that no type is computed in, so that one program computes them all.
 */
export function withCandidates(
  {directory, parsed}: Declarations,
  requests: readonly Request[],
): {named: NamedRequest[]; before: ts.Program | undefined} {
  const isAsked = requests.some(({targets}) => targets === 'public');
  const shared = sharedBy(requests, parsed);
  const entry = isAsked
    ? createEntry(directory, entryText(requests.map(rootOf)), shared)
    : undefined;
  const named = requests.map(({facts, targets}, place): NamedRequest => {
    if (targets !== 'public') return {facts, targets, isListed: true};
    const listed = entry ? candidates(createLookup(entry, facts, place)) : [];
    return {facts, targets: listed, isListed: false};
  });
  return {named, before: entry?.program};
}

/** The public components and hooks of packages, and no more of them. */
export function listNames(
  {directory, parsed}: Declarations,
  requests: readonly Pick<Request, 'facts'>[],
): PublicNames[] {
  const shared = sharedBy(requests, parsed);
  const entry = createEntry(directory, entryText(requests.map(rootOf)), shared);
  return requests.map(({facts}, place) => {
    const {exports} = createLookup(entry, facts, place);
    return publicNames(exports, entry.program.getTypeChecker());
  });
}

/** What all programs of some requests have in common. */
export function sharedBy(
  requests: readonly Pick<Request, 'facts'>[],
  parsed: ParsedFiles,
): SharedBy {
  const isSource = requests.some(({facts}) => facts.entry !== undefined);
  const barrels = barrelsOf(requests.map(rootOf));
  return {parsed, aliases: aliasesOf(requests), barrels, isSource};
}

/** The real names of packages that are installed under another one, by that one. */
function aliasesOf(requests: readonly Pick<Request, 'facts'>[]): Aliases {
  return new Map(requests.flatMap(({facts: {alias, name}}) => (alias ? [[alias, name]] : [])));
}

/** All that may be a component or a hook, by its name. */
function candidates({exported}: Lookup): Target[] {
  return exported
    .filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name))
    .map((name) => ({name, kind: /^[A-Z]/.test(name) ? 'component' : 'hook'}));
}

function rootOf({facts}: Pick<Request, 'facts'>): Imports {
  return toImports({facts, targets: []});
}

/** What an entry file imports of a package, for some of its components and hooks. */
export function toImports({
  facts,
  targets,
}: {
  facts: PackageFacts;
  targets: readonly Target[];
}): Imports {
  // Declarations are imported as what they declare.
  const root = facts.entry?.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '') ?? installedName(facts);
  const names = targets.map(({name}) => name);
  return {root, subpaths: facts.entry === undefined, names, folders: facts.folders};
}
