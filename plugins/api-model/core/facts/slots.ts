import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {ApiClass, ApiSlot} from '../model';

/**
 * The slots of a component, from its `<Name>Slots` interface.
 *
 * @param declared the interface
 * @param classes all classes of the component: a slot carries the one of its name
 */
export function toSlots(
  declared: ts.Symbol | undefined,
  classes: readonly ApiClass[],
  checker: ts.TypeChecker,
): ApiSlot[] {
  if (!declared?.declarations?.some(ts.isInterfaceDeclaration)) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared))
    .map((symbol) => ({name: symbol.name, doc: docOfSymbol(symbol, checker)}))
    .filter(({doc}) => !doc.hidden)
    .map(({name, doc}) => ({
      name,
      default: doc.default,
      class: classes.find(({key}) => key === name)?.className ?? null,
      description: doc.description,
    }));
}
