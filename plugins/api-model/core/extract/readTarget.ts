import type ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import {
  homeOf,
  installedName,
  type Context,
  type PackageFacts,
  type Target,
} from '../facts/context';
import type {DefaultConflict} from '../facts/props';
import {elementTypes} from '../facts/refs';
import type {ApiModel} from '../model';
import type {Entry} from '../packages/entry';
import {isPartOfOther} from '../packages/exports';
import type {Found} from '../packages/found';
import {createLookup, type Lookup} from '../packages/lookup';
import {createIngredients, createSisters} from '../packages/sisters';
import {createDefinitions} from '../types/definitions';
import {createMemory} from '../types/memory';
import {readComponent} from './component';
import {readHook} from './hook';
import {absoluteLinks, withoutIndex} from './links';

/** A documented default that is not what the code does. */
export interface DefaultWarning extends DefaultConflict {
  component: string;
}

/** What all that is read of a package is read with. */
export type Shared = Pick<Context, 'modules' | 'classNamesOf' | 'sisters' | 'ingredients'>;

/** What tells the packages of a package's authors, and those that it is made of. */
export function createKin(
  source: Parameters<typeof createSisters>[0],
  facts: PackageFacts,
): Pick<Context, 'sisters' | 'ingredients'> {
  const name = installedName(facts);
  return {
    sisters: createSisters(source, name),
    ingredients: createIngredients(source, name, facts.entry),
  };
}

/** @param place the package's place among those of the entry */
export function createContext(
  entry: Entry,
  place: number,
  facts: PackageFacts,
  shared: Shared,
): Context {
  const checker = entry.program.getTypeChecker();
  const lookup = createLookup(entry, facts, place);
  const siblings = new Set(lookup.exported.filter((name) => isSibling(name, lookup, checker)));
  const typeOfTag = elementTypes(entry.file, checker);
  const from = entry.file.fileName;
  return {...shared, facts, from, siblings, checker, memory: createMemory(), lookup, typeOfTag};
}

function isSibling(name: string, {exports}: Lookup, checker: ts.TypeChecker): boolean {
  const symbol = exports.get(name);
  return /^[A-Z]/.test(name) && symbol !== undefined && !isPartOfOther(name, symbol, checker);
}

/** What is said beside a model. */
export interface Remarks {
  warnings: DefaultWarning[];
  /** Component → how many props are documented, of which the model may have fewer. */
  counts: Map<string, number>;
}

/**
 * What reads one component or hook after the other, each of them once: `Menu.Item` is `MenuItem`,
 * where the package exports that as well.
 *
 * @param targets all that is read of the package, in the order of the entry
 */
export function createReading(
  targets: readonly Target[],
  context: Context,
  remarks: Remarks = {warnings: [], counts: new Map()},
) {
  const places = new Map(targets.map(({name}, place) => [name, place]));
  const known = new Map<string, ApiModel>();
  return (target: Target, item: Found): ApiModel => {
    const name = item.exportedAs ?? '';
    const place = places.get(name);
    const whole =
      item.holder && place !== undefined ? (context.lookup.find(name, place) ?? item) : item;
    const model =
      known.get(whole.name) ?? readTarget({...target, name: whole.name}, whole, context, remarks);
    known.set(whole.name, model);
    return {...model, name: target.name, parent: item.holder?.name ?? null, imports: item.imports};
  };
}

/** The model of one component or hook; a ref that the types leave open is left so. */
function readTarget(
  {name, kind}: Target,
  found: Found,
  context: Context,
  {warnings, counts}: Remarks,
): ApiModel {
  const {facts, checker, memory} = context;
  const home = homeOf(found, context);
  const definitions = createDefinitions({home, checker, memory});
  const reader = {home, checker, memory, definitions};
  const result = kind === 'component' ? readComponent(found, reader, context) : undefined;
  for (const conflict of result?.conflicts ?? []) {
    warnings.push({component: name, ...conflict});
  }
  counts.set(name, result?.total ?? 0);
  const doc = docOfSymbol(found.symbol, checker);
  const model: ApiModel = {
    name,
    kind,
    package: facts.name,
    version: facts.version,
    parent: found.holder?.name ?? null,
    description: withoutIndex(doc.description),
    deprecated: doc.deprecated,
    imports: found.imports,
    ...(result?.body ?? readHook(found, reader, context)),
    definitions: Object.fromEntries(definitions.all),
    demos: [],
  };
  return facts.origin ? absoluteLinks(model, facts.origin) : model;
}
