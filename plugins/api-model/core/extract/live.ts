import ts from 'typescript';
import {createModules} from '../../../component-code/core/modules';
import {createClassNames} from '../../../component-code/core/states';
import type {Context, PackageFacts, Target} from '../facts/context';
import {settleRefs} from '../facts/refs';
import type {ApiModel} from '../model';
import {createEntry, entryText, type Entry} from '../packages/entry';
import {isPublic} from '../packages/exports';
import type {Workspace} from './extract';
import {findPath} from '../packages/parts';
import {createContext, createKin, createReading} from './readTarget';
import {sharedBy, toImports} from './requests';

/** What a change may meet. */
export interface Again {
  /** What is declared beside a changed file, then what imports one. */
  near: Target[];
  /** All else: a type may reach far. */
  rest: Target[];
  /** Components and hooks that the package has exported since the last time. */
  come: string[];
}

/** A package whose components are read one by one, again and again, as its files change. */
export interface Live {
  /**
   * Takes in files that have changed.
   *
   * @param files absolute paths, without links
   * @returns what to read again; nothing while one of the files has a syntax error
   */
  takeIn(files: readonly string[]): Again;
  /**
   * @param others the models of the package as they are known
   * @returns `undefined` where the package has it no more
   */
  read(target: Target, others: readonly ApiModel[]): ApiModel | undefined;
}

/** @param targets what is documented */
export function openLive(
  {directory, readFile, parsed}: Workspace,
  facts: PackageFacts,
  targets: readonly Target[],
): Live {
  const text = entryText([toImports({facts, targets})]);
  const sources = sharedBy([{facts}], parsed);
  const kin = createKin({directory, readFile}, facts);
  const contextOf = (entry: Entry) => {
    const modules = createModules(readFile);
    return createContext(entry, 0, facts, {
      modules,
      classNamesOf: createClassNames(modules),
      ...kin,
    });
  };
  let entry = createEntry(directory, text, sources);
  let context = contextOf(entry);
  const newIn = createNewNames(context);
  const found = (target: Target) =>
    findPath(context.lookup, target.name, targets.indexOf(target), context.checker);
  return {
    takeIn(files) {
      for (const file of files) parsed.delete(file);
      entry = createEntry(directory, text, sources, entry.program);
      context = contextOf(entry);
      if (files.some((file) => hasSyntaxError(file, entry.program))) {
        return {near: [], rest: [], come: []};
      }
      return {...byDistance(targets, files, context), come: newIn(context)};
    },
    read(target, others) {
      const item = found(target);
      if (!item) return undefined;
      const model = createReading(targets, context)(target, item);
      const rest = others.filter(({name}) => name !== model.name);
      return settleRefs([model, ...rest], context.typeOfTag)[0];
    },
  };
}

/** Tells of each name once, as soon as it is there. */
function createNewNames({lookup}: Context): (now: Context) => string[] {
  const known = new Set(lookup.exports.keys());
  return ({lookup: {exports}, checker}) => {
    const names = [...exports.keys()].filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    return names.filter((name) => isPublic(name, exports, checker));
  };
}

function byDistance(
  targets: readonly Target[],
  files: readonly string[],
  {checker, lookup}: Context,
): Pick<Again, 'near' | 'rest'> {
  const distances = new Map(
    targets.map((target) => {
      // As it is exported, whatever it is: its type would have to be computed.
      const symbol = lookup.exports.get(target.name.replace(/\..*/, ''));
      return [target, distanceOf(symbol, files, checker)];
    }),
  );
  const at = (place: number) =>
    targets.filter((target) => (distances.get(target) ?? FAR) === place);
  return {near: [...at(BESIDE), ...at(NEAR)], rest: at(FAR)};
}

function hasSyntaxError(file: string, program: ts.Program): boolean {
  const source = program.getSourceFile(file);
  return source !== undefined && program.getSyntacticDiagnostics(source).length > 0;
}

const [BESIDE, NEAR, FAR] = [0, 1, 2];

/** How far a component is from files: beside one, an importer of one, or neither. */
function distanceOf(
  symbol: ts.Symbol | undefined,
  files: readonly string[],
  checker: ts.TypeChecker,
): number | undefined {
  const source = symbol?.declarations?.[0]?.getSourceFile();
  if (!source) return undefined;
  const changed = new Set(files);
  const folders = files.map(folderOf);
  if (changed.has(source.fileName) || isNamedAs(source.fileName, files)) return BESIDE;
  if (folders.includes(folderOf(source.fileName))) return BESIDE;
  return importsOf(source, checker).some(({fileName}) => changed.has(fileName)) ? NEAR : FAR;
}

/** The code beside declarations: `Card.js` of `Card.d.ts`. */
function isNamedAs(file: string, files: readonly string[]): boolean {
  return files.map(withoutEnding).includes(withoutEnding(file));
}

function withoutEnding(file: string): string {
  return file.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** The modules that one imports, and those that an index which it imports has. */
function importsOf(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  const direct = modulesOf(file, checker);
  return [...direct, ...direct.filter(isIndex).flatMap((index) => modulesOf(index, checker))];
}

function modulesOf({statements}: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  return statements.flatMap((node) => {
    const isLink = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const module =
      isLink && node.moduleSpecifier && checker.getSymbolAtLocation(node.moduleSpecifier);
    const source = module ? module.declarations?.[0]?.getSourceFile() : undefined;
    return source ? [source] : [];
  });
}

function isIndex({fileName}: ts.SourceFile): boolean {
  return /\/index(?:\.d)?\.[cm]?tsx?$/.test(fileName);
}
