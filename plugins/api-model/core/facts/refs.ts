import ts from 'typescript';
import type {ApiModel} from '../model';
import {CHILD, isElement} from '../../../component-code/core/names';
import {tidy, typeToText} from '../types/typePrint';
import type {Context} from './context';

/** What a ref gets whose type leaves it open: the element decides. */
const OPEN = 'unknown';

/** What a ref gets where it cannot be told which: that of what the component is handed, say. */
const ANY_ELEMENT = 'Element';

/**
 * What a ref on a component gets: the `T` of its `ref?: React.Ref<T>`.
 *
 * @param ref the `ref` prop
 * @returns `null` where there is no such prop, or its type cannot be read; {@link OPEN} where the
 *   type says nothing of it
 */
function refTarget(ref: ts.Symbol | undefined, checker: ts.TypeChecker): string | null {
  if (!ref) return null;
  const type = checker.getTypeOfSymbol(ref);
  if (type.flags & ts.TypeFlags.Any) return OPEN;
  const members = type.isUnion() ? type.types : [type];
  for (const member of members) {
    if (!/^(?:Mutable)?RefObject$/.test(member.symbol?.name ?? '')) continue;
    const current = member.getProperty('current');
    const value = current && checker.getTypeOfSymbol(current);
    if (value && value.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return OPEN;
    if (value) return tidy(typeToText(checker.getNonNullableType(value), checker));
  }
  return null;
}

const TABLES = ['HTMLElementTagNameMap', 'SVGElementTagNameMap'];

/**
 * The type of an element (`div` → `HTMLDivElement`), from the compiler's tables of tags.
 *
 * @param near any node: the tables are looked up from there
 */
export function elementTypes(
  near: ts.Node,
  checker: ts.TypeChecker,
): (tag: string) => string | null {
  let tables: ts.Type[] | undefined;
  return (tag) => {
    tables ??= tablesOf(near, checker);
    const [property] = tables.flatMap((table) => table.getProperty(tag) ?? []);
    return property ? typeToText(checker.getTypeOfSymbol(property), checker) : null;
  };
}

function tablesOf(near: ts.Node, checker: ts.TypeChecker): ts.Type[] {
  return checker
    .getSymbolsInScope(near, ts.SymbolFlags.Interface)
    .filter(({name}) => TABLES.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => checker.getDeclaredTypeOfSymbol(symbol));
}

/**
 * What a ref on a component gets: the element that its code gives it to, else what its types say.
 *
 * @param element the element in the code, see `refElement`
 * @param declared the `ref` prop, which is only asked for where the code does not tell
 */
export function forwardedRef(
  element: string | null,
  declared: () => ts.Symbol | undefined,
  {checker, typeOfTag}: Pick<Context, 'checker' | 'typeOfTag'>,
): string | null {
  if (element === CHILD) return ANY_ELEMENT;
  return (element && typeOfTag(element)) ?? refTarget(declared(), checker);
}

/**
 * Refs that the types leave open follow the element, or the component that gets the further props.
 *
 * @param models all of a package that were asked for
 * @param typeOfTag see {@link elementTypes}
 */
export function settleRefs(
  models: readonly ApiModel[],
  typeOfTag: (tag: string) => string | null,
): ApiModel[] {
  const byName = new Map(models.map((model) => [model.name, model]));
  const settle = (model: ApiModel, hops: number): string | null => {
    const {forwardsRefTo, spread, inheritance} = model;
    if (forwardsRefTo !== OPEN) return forwardsRefTo;
    const parent = inheritance?.component ?? '';
    // An element that is only inherited from need not be the one that is rendered.
    const target = spread ?? (isElement(parent) ? '' : parent);
    if (target === '' || hops === 0) return ANY_ELEMENT;
    const next = byName.get(target);
    if (!next) return typeOfTag(target) ?? ANY_ELEMENT;
    return settle(next, hops - 1) ?? ANY_ELEMENT;
  };
  return models.map((model) => ({...model, forwardsRefTo: settle(model, 5)}));
}
