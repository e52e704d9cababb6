import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {ClassNames, ClassNamesOf} from '../../../component-code/core/states';
import type {ApiClass} from '../model';
import {byName} from '../packages/names';
import {filesOf, packageOf} from '../packages/origin';

/** Where the classes of a component are told of. */
export interface ClassSources {
  /** The `classes` prop. */
  prop: ts.Symbol | undefined;
  /** The `<Name>Classes` type. */
  declared: ts.Symbol | undefined;
  /** The `<name>Classes` value, whose module names the classes; else the module of each key does. */
  own: ts.Symbol | undefined;
}

/**
 * The CSS classes of a component: the members of its `classes` prop, or of its `<Name>Classes`.
 *
 * @returns alphabetical; empty where the code does not tell how the class names are made
 */
export function toClasses(
  {prop, declared, own}: ClassSources,
  checker: ts.TypeChecker,
  classNamesOf: ClassNamesOf,
): ApiClass[] {
  const ownNames = own && namesOf(own, classNamesOf);
  const keys = ownKeys(prop ? classKeys(prop, checker) : [], keysOfInterface(declared, checker));
  return keys
    .map((symbol) => ({name: symbol.name, symbol, doc: docOfSymbol(symbol, checker)}))
    .filter(({doc}) => !doc.hidden)
    .flatMap(({name, symbol, doc}) => {
      const names = ownNames ?? namesOf(symbol, classNamesOf);
      return names ? [{name, className: className(name, names), names, doc}] : [];
    })
    .sort(byName)
    .map(({name: key, className: full, names: {states}, doc: {description, deprecated}}) => ({
      key,
      className: full,
      description: description === key ? '' : description,
      state: states.has(key),
      deprecated,
    }));
}

/**
 * The keys that a `classes` prop takes, unless there are none, as where all components share it, or
 * they are those of another package, which is only built on: then those of the interface.
 */
function ownKeys(taken: ts.Symbol[], declared: ts.Symbol[]): ts.Symbol[] {
  if (declared.length === 0) return taken;
  const packages = new Set(declared.flatMap(filesOf).map(packageOf));
  const isOwn = taken.flatMap(filesOf).some((file) => packages.has(packageOf(file)));
  return isOwn ? taken : declared;
}

function className(key: string, {prefix, statePrefix, states}: ClassNames): string {
  const state = states.get(key);
  return state === undefined ? `${prefix}-${key}` : `${statePrefix}-${state}`;
}

/** The keys of a `classes` prop as its first declaration has it: that of the component comes before those it extends. */
export function classKeys(prop: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  const [declaration] = prop.declarations ?? [];
  const type = declaration && checker.getNonNullableType(checker.getTypeAtLocation(declaration));
  return type ? checker.getPropertiesOfType(type) : [];
}

function keysOfInterface(declared: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol[] {
  const isInterface = declared?.declarations?.some(ts.isInterfaceDeclaration);
  return declared && isInterface
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared))
    : [];
}

function namesOf(symbol: ts.Symbol, classNamesOf: ClassNamesOf): ClassNames | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile();
  return file && classNamesOf(file);
}
