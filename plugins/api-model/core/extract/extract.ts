import type ts from 'typescript';
import {createModules} from '../../../component-code/core/modules';
import {createClassNames} from '../../../component-code/core/states';
import type {Context, Target} from '../facts/context';
import {settleRefs} from '../facts/refs';
import type {Fault} from '../fault';
import type {ApiModel} from '../model';
import {createEntry, entryText, type Entry} from '../packages/entry';
import {isHidden, isPublic} from '../packages/exports';
import type {Found} from '../packages/found';
import {findPath, foundParts} from '../packages/parts';
import {limitFaults, sameNameFaults, syntaxFaults} from './problems';
import {
  createContext,
  createKin,
  createReading,
  type DefaultWarning,
  type Shared,
} from './readTarget';
import {
  sharedBy,
  toImports,
  withCandidates,
  type Declarations,
  type NamedRequest,
  type Request,
} from './requests';

export type {PackageFacts, Target} from '../facts/context';
export type {DefaultWarning} from './readTarget';
export {listNames, type Request} from './requests';

/** Where packages are read from. */
export interface Workspace extends Declarations {
  /** Text of a file; `undefined` where there is none. */
  readFile: (file: string) => string | undefined;
  /** Called when much can be let go, which a collector would put off until it has to. */
  release?: () => void;
}

export interface Extraction {
  /** In the order of the targets. */
  models: ApiModel[];
  /** Targets that the package does not export as something that can be called. */
  unknown: Target[];
  /** What it does export. */
  exported: string[];
  /** All that its users may import, types, too; what is hidden from readers is left out. */
  importable: string[];
  /** `false`: the package cannot be resolved to type declarations; all else is empty then. */
  hasTypes: boolean;
  /** Defaults that are documented otherwise than the code has them. */
  warnings: DefaultWarning[];
  /** What could not be read, or is in each other's way; absent where all is well. */
  faults?: Fault[];
  /** What is listed in part; absent where all is. */
  limits?: Fault[];
}

/**
 * The models of components and hooks, read from declarations and, where the JavaScript beside them
 * has them, from `propTypes` and the code. One program serves all targets of all packages.
 *
 * @param requests packages are resolved from the workspace's folder
 * @returns one for each request, in their order
 */
export function extractAll(
  {directory, readFile, parsed, release}: Workspace,
  requests: readonly Request[],
): Extraction[] {
  const {named, before} = withCandidates({directory, parsed}, requests);
  const text = entryText(named.map(toImports));
  const sources = sharedBy(requests, parsed);
  const modules = createModules(readFile);
  const classNamesOf = createClassNames(modules);
  let entry = createEntry(directory, text, sources, before);
  let read = 0;
  return named.map((request, place) => {
    // The same program with a checker that has forgotten the types of the packages before.
    if (read > FORGET_AFTER) entry = createEntry(directory, text, sources, entry.program);
    read = read > FORGET_AFTER ? request.targets.length : read + request.targets.length;
    const kin = createKin({directory, readFile}, request.facts);
    return extractPackage(entry, place, request, {modules, classNamesOf, ...kin, release});
  });
}

/** Components and hooks after which the next package gets a new checker. */
const FORGET_AFTER = 60;

/** Components after which memory is let go. */
const RELEASE_EVERY = 30;

function extractPackage(
  entry: Entry,
  place: number,
  {facts, targets, isListed}: NamedRequest,
  {release, ...shared}: Shared & Pick<Workspace, 'release'>,
): Extraction {
  const context = createContext(entry, place, facts, shared);
  const {checker, lookup} = context;
  // Of all before one is looked up: the order in unions hangs on what is asked first.
  const own = new Set(
    targets.filter(({name}) => isListed || isPublic(name, lookup.exports, checker)),
  );
  const found = targets.flatMap((target, index) =>
    isListed
      ? [{target, item: findPath(lookup, target.name, index, checker)}]
      : publicItems(target, own.has(target) ? lookup.find(target.name, index) : undefined, context),
  );
  const warnings: DefaultWarning[] = [];
  const counts = new Map<string, number>();
  const read = createReading(targets, context, {warnings, counts});
  const models = found.flatMap(({target, item}, i) => {
    if (i % RELEASE_EVERY === 0) release?.();
    return item ? [read(target, item)] : [];
  });
  const files = found.flatMap(({item}) => filesOfSymbol(item?.symbol));
  const faults = [
    ...syntaxFaults(entry.program, files, facts.name),
    ...sameNameFaults(models, facts.name),
  ];
  const limits = limitFaults(counts, facts.name);
  return {
    ...(faults.length > 0 && {faults}),
    ...(limits.length > 0 && {limits}),
    models: settleRefs(models, context.typeOfTag),
    unknown: found.filter(({item}) => !item).map(({target}) => target),
    exported: lookup.exported,
    importable: importableNames(lookup.exports, checker),
    hasTypes: lookup.hasTypes,
    warnings,
  };
}

function importableNames(
  exports: ReadonlyMap<string, ts.Symbol>,
  checker: ts.TypeChecker,
): string[] {
  return [...exports].flatMap(([name, symbol]) => (isHidden(symbol, checker) ? [] : [name]));
}

/** What is public under a name: a component or hook, and the components that hang on it. */
function publicItems(
  target: Target,
  own: Found | undefined,
  {lookup, checker}: Context,
): {target: Target; item: Found | undefined}[] {
  const holder = own ?? lookup.namespace(target.name);
  const parts = holder && target.kind === 'component' ? foundParts(holder, checker) : [];
  return [
    ...(own ? [{target, item: own}] : []),
    ...parts.map((item) => ({target: {name: item.name, kind: target.kind}, item})),
  ];
}

function filesOfSymbol(symbol: ts.Symbol | undefined): ts.SourceFile[] {
  return (symbol?.declarations ?? []).map((node) => node.getSourceFile());
}
