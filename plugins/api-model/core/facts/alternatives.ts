import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {ApiAlternative} from '../model';
import {componentFolder, filesOf, isOwnProp, type Home} from '../packages/origin';
import {typeNodesOf} from '../types/apiType';
import type {View} from '../types/members';
import {typeText} from '../types/typeText';

type AlternativeProp = ApiAlternative['props'][number];

/** A union of more cases is a product of unions, which no list makes clear. */
const MAX_CASES = 12;

/**
 * The cases of a props type that is a union: which props go together.
 *
 * @param type the props
 * @returns empty where the type has one case, or too many to tell apart
 */
export function toAlternatives(type: ts.Type, view: View): ApiAlternative[] {
  if (!type.isUnion() || type.types.length > MAX_CASES) return [];
  const {checker, home} = view;
  const cases = type.types.map(
    (member) =>
      new Map(
        checker
          .getPropertiesOfType(member)
          .filter((prop) => isOwnProp(prop, home) && !isOfOther(prop, home))
          .map((prop) => [prop.name, propOf(prop, view)] as const),
      ),
  );
  const names = new Set(cases.flatMap((props) => [...props.keys()]));
  const differing = [...names].filter(
    (name) => new Set(cases.map((props) => JSON.stringify(props.get(name)))).size > 1,
  );
  const alternatives = cases.map((props, i) => ({
    props: differing
      .flatMap((name) => props.get(name) ?? [])
      .filter(({type, required}) => required || !/^(?:never|undefined)$/.test(type)),
    description: descriptionOf(type.types[i], checker),
  }));
  return differing.length > 0 ? alternatives : [];
}

/** What another component of the package has is told there. */
function isOfOther(prop: ts.Symbol, home: Home): boolean {
  const files = filesOf(prop);
  return files.length > 0 && files.every((file) => componentFolder(file, home));
}

function propOf(prop: ts.Symbol, {checker, home}: View): AlternativeProp {
  return {
    name: prop.name,
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    type: typeText(checker.getTypeOfSymbol(prop), typeNodesOf(prop, home.file), checker),
  };
}

function descriptionOf(type: ts.Type | undefined, checker: ts.TypeChecker): string {
  const symbol = type?.aliasSymbol ?? type?.symbol;
  return symbol ? docOfSymbol(symbol, checker).description : '';
}
