import ts from 'typescript';
import type {ApiTypeParameter} from '../model';
import type {Found} from '../packages/found';
import {isOwnProp, type Home} from '../packages/origin';
import type {Context} from './context';
import {hasTypeParameter, printNode, tidyWhole, typeToText} from '../types/typePrint';
import {propertiesOf} from './own';

/** The properties of a component's props type. */
export type Properties = ReadonlyMap<string, ts.Symbol>;

/** What a component takes: the props type that is told of most, and the properties of all. */
export interface Taken {
  type: ts.Type | undefined;
  properties: Properties;
  /** Names of props that only some of the signatures take, so that none is required. */
  sometimes: ReadonlySet<string>;
}

/**
 * What a component takes by its own signatures, whatever its `<Name>Props` says: a component may
 * leave some of that out, and take more. A generic one is told of by that type, in which the
 * parameters have their defaults.
 *
 * @param signatures ways to call it; each may take what the others do not
 */
export function propsTaken(
  {props, exportedAs, takenAs}: Pick<Found, 'props' | 'exportedAs' | 'takenAs'>,
  signatures: readonly ts.Signature[],
  home: Home,
  {checker, lookup}: Pick<Context, 'checker' | 'lookup'>,
): Taken {
  const main = propsSignature(signatures);
  const type = parameterOf(main, checker) ?? props;
  const others = signatures.filter((one) => one !== main);
  const isGeneric = main?.typeParameters !== undefined;
  // The element that it is by itself, of which the unbound parameter says nothing.
  const tags = (main?.typeParameters ?? []).map((one) => one.getDefault());
  const elements = tags.map((one) =>
    one?.isStringLiteral() ? lookup.propsOfTag(one.value) : undefined,
  );
  // What hangs on a parameter is there only where the parameter is filled in.
  const isOpen = signatures.some(({typeParameters}) => typeParameters);
  const given = isOpen && exportedAs !== undefined ? takenAs(exportedAs) : undefined;
  const told = isGeneric ? [props, type, ...elements, given] : [type];
  const ways = [given, ...others.map((one) => parameterOf(one, checker))];
  const [own, rest] = [told, ways].map((types) => types.flatMap((one) => entriesOf(one, checker)));
  const first = new Map(own?.toReversed());
  for (const [name, symbol] of isGeneric ? entriesOf(given, checker) : []) {
    const known = first.get(name);
    const isOthers = known && !isOwnProp(known, home) && isOwnProp(symbol, home);
    if (known && (isOthers || isLeftOpen(known, checker))) first.set(name, symbol);
  }
  const sometimes = new Map(rest?.filter(([name]) => !first.has(name)));
  return {
    type: isGeneric ? (props ?? type) : type,
    properties: new Map([...first, ...sometimes]),
    sometimes: new Set(sometimes.keys()),
  };
}

/** Whether what a prop is can be told only of what a type parameter stands for. */
function isLeftOpen(prop: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(prop);
  const members = type.isUnion() ? type.types : [type];
  return members.some((member) => {
    if (member.flags & ts.TypeFlags.Conditional) return true;
    // `Row['id']` tells readers what it is, what is computed of `Row` does not.
    const isLookup = member.flags & ts.TypeFlags.IndexedAccess;
    return isLookup && !(member as ts.IndexedAccessType).objectType.isTypeParameter();
  });
}

/** What a component takes by one type alone, where other words than types say what of it counts. */
export function propsTold(type: ts.Type | undefined, checker: ts.TypeChecker): Taken {
  return {type, properties: new Map(entriesOf(type, checker)), sometimes: new Set()};
}

function entriesOf(type: ts.Type | undefined, checker: ts.TypeChecker): [string, ts.Symbol][] {
  return type ? [...propertiesOf(type, checker)] : [];
}

/** The last signature without type parameters: the others are for `component`. */
function propsSignature(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  return signatures.findLast(({typeParameters}) => !typeParameters) ?? signatures.at(-1);
}

/** What the component is given, as far as that has properties. */
function parameterOf(
  signature: ts.Signature | undefined,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const parameter = signature?.parameters[0];
  return parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
}

/** What the component is given by the signature that tells most. */
export function mainParameter(
  signatures: readonly ts.Signature[],
  checker: ts.TypeChecker,
): ts.Type | undefined {
  return parameterOf(propsSignature(signatures), checker);
}

/** What a generic component or hook leaves open, as its declaration writes it. */
export function typeParameters(
  signatures: readonly ts.Signature[],
  checker: ts.TypeChecker,
): ApiTypeParameter[] {
  const textOf = (node: ts.TypeNode | undefined, type: ts.Type | undefined) => {
    const isFixed = node && !hasTypeParameter(node, checker);
    const text = isFixed ? printNode(node) : type && typeToText(type, checker);
    return node && text !== undefined ? tidyWhole(text) : null;
  };
  return (propsSignature(signatures)?.typeParameters ?? []).map((parameter) => {
    const node = parameter.symbol.declarations?.find(ts.isTypeParameterDeclaration);
    return {
      name: parameter.symbol.name,
      constraint: textOf(node?.constraint, parameter.getConstraint()),
      default: textOf(node?.default, parameter.getDefault()),
    };
  });
}
