import ts from 'typescript';
import {isProse, sameDefault, type CodeDefault} from '../code/defaults';
import {docOfSymbol, type Doc} from '../code/docs';
import type {PropTypeDoc} from '../code/propTypes';
import type {ApiProp} from '../model';
import {byName} from '../packages/names';
import {componentFolder, filesOf, isOwnProp, type Home} from '../packages/origin';
import {toApiType, typeNodesOf, type Reader} from '../types/apiType';
import {toSignature} from '../types/signature';
import {hasTypeParameter, printNode} from '../types/typePrint';

/** A documented prop; the rest is there where the JavaScript has a validator. */
export type PropDoc = Doc & Partial<Pick<PropTypeDoc, 'source' | 'required' | 'members'>>;

/** What React takes for itself: a ref is told apart from the props, a key reaches no component. */
export const REACTS_OWN: readonly string[] = ['ref', 'key'];

/** The properties of a type; of a union all that any member has, so that no alternative is lost. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  if (!type.isUnion()) return byKey(checker.getPropertiesOfType(type));
  const all = new Map<string, ts.Symbol>();
  for (const symbol of type.types.flatMap((member) => checker.getPropertiesOfType(member))) {
    const known = all.get(symbol.name);
    if (!known) all.set(symbol.name, symbol);
    else if (known.declarations?.[0] !== symbol.declarations?.[0]) {
      // Joined only where the members differ: hundreds of DOM props are the same in all.
      all.set(symbol.name, checker.getPropertyOfType(type, symbol.name) ?? known);
    }
  }
  return all;
}

function byKey(symbols: readonly ts.Symbol[]): Map<string, ts.Symbol> {
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}

/**
 * The props that are the component's own, described or not, for packages without `propTypes`.
 *
 * @param properties all properties of the props type
 * @param parent component of the package whose documentation has the props that it declares
 */
export function ownProps(
  properties: ReadonlyMap<string, ts.Symbol>,
  home: Home,
  checker: ts.TypeChecker,
  parent?: string,
): Map<string, PropDoc> {
  const isParents = (symbol: ts.Symbol) =>
    parent !== undefined && filesOf(symbol).some((file) => componentFolder(file, home) === parent);
  const docs = [...properties]
    .filter(([name]) => !REACTS_OWN.includes(name))
    // React declares it for all elements, but what it holds is each component's affair.
    .filter(([name, symbol]) => name === 'children' || isOwnProp(symbol, home))
    .filter(([, symbol]) => !isParents(symbol))
    .map(([name, symbol]): [string, PropDoc] => [name, docOfSymbol(symbol, checker)]);
  return new Map(docs.filter(([, doc]) => !doc.hidden));
}

/** A documented default that the code does not keep. */
export interface DefaultConflict {
  prop: string;
  documented: string;
  /** What the code does, which is what is published. */
  actual: string;
  /** Path of the code. */
  file: string;
  /** In it, from 1. */
  line: number;
}

/**
 * The rows of the reference.
 *
 * @param docs the documented props; a name that no type has (`component` of a polymorphic
 *   component, which only its generic signature takes) is listed as an optional element type
 * @param defaults what the code does where a prop is left out
 * @returns alphabetical, and the defaults that are documented otherwise
 */
export function toProps(
  docs: ReadonlyMap<string, PropDoc>,
  properties: ReadonlyMap<string, ts.Symbol>,
  reader: Reader,
  defaults: ReadonlyMap<string, CodeDefault> = new Map(),
): {props: ApiProp[]; conflicts: DefaultConflict[]} {
  const rows = [...docs].map(([name, doc]) => {
    const code = defaults.get(name);
    const conflict = code && conflictOf(name, doc.default, code);
    // A block of `propTypes` leaves out by intent what it does not document.
    const undocumented = doc.source === undefined ? code?.text : undefined;
    const value = conflict?.actual ?? doc.default ?? undocumented ?? null;
    const prop = toProp(name, {...doc, default: value}, properties.get(name), reader);
    return {prop: code?.preset ? {...prop, required: false} : prop, conflict};
  });
  return {
    props: rows.map(({prop}) => prop).sort(byName),
    conflicts: rows.flatMap(({conflict}) => conflict ?? []),
  };
}

/** Only a plain value proves anything: a call may well return what is documented. */
function conflictOf(
  prop: string,
  documented: string | null,
  {text, literal, file, line}: CodeDefault,
): DefaultConflict | undefined {
  if (documented === null || !literal) return undefined;
  if (sameDefault(documented, text) || isProse(documented)) return undefined;
  return {prop, documented, actual: text, file, line};
}

function toProp(
  name: string,
  doc: PropDoc,
  symbol: ts.Symbol | undefined,
  reader: Reader,
): ApiProp {
  const {checker, home} = reader;
  const {type, nodes, order} = symbol
    ? told(symbol, home.file, checker, doc.source !== undefined)
    : UNTYPED;
  return {
    name,
    type: type
      ? withValidated(toApiType(type, nodes, reader, doc.source ?? order), doc)
      : ELEMENT_TYPE,
    required: doc.required ?? (symbol !== undefined && !isOptional(symbol)),
    default: doc.default,
    description: doc.description,
    deprecated: doc.deprecated,
    signature: type ? toSignature(type, doc, checker) : null,
    since: doc.since,
  };
}

/** How a prop is typed. */
interface Told {
  type: ts.Type | undefined;
  nodes: readonly ts.TypeNode[];
  /** What a type was made of: its values stand in that order. */
  order?: string;
}

const UNTYPED: Told = {type: undefined, nodes: []};

/**
 * The type of a prop, and where it is written: nowhere, where a mapped type makes another of what
 * is declared. What is written is taken where it means the same everywhere: instantiating is dear.
 */
function told(
  symbol: ts.Symbol,
  file: string,
  checker: ts.TypeChecker,
  isValidated: boolean,
): Told & {type: ts.Type} {
  const nodes = typeNodesOf(symbol, file);
  const [node, ...others] = nodes;
  const isFixed = node && others.length === 0 && !hasTypeParameter(node, checker);
  if (!isFixed) {
    const [value] = (symbol.declarations ?? []).filter(ts.isPropertyAssignment);
    const order = value ? printNode(value) : '';
    return {type: checker.getTypeOfSymbol(symbol), nodes, order};
  }
  const written = checker.getTypeFromTypeNode(node);
  // A block of `propTypes` was made of what is written.
  if (isValidated || !(symbol.flags & ts.SymbolFlags.Transient)) return {type: written, nodes};
  const type = checker.getTypeOfSymbol(symbol);
  return isSameType(written, type, checker)
    ? {type: written, nodes}
    : {type, nodes: [], order: printNode(node)};
}

/** Whether two types have the same values, `undefined` aside, which an optional prop adds. */
function isSameType(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): boolean {
  const [own, other] = [a, b].map(withoutUndefined);
  if (own?.length === other?.length && own?.every((one) => other?.includes(one))) return true;
  const [left, right] = [a, b].map((one) => checker.getNonNullableType(one));
  return Boolean(
    left &&
    right &&
    checker.isTypeAssignableTo(left, right) &&
    checker.isTypeAssignableTo(right, left),
  );
}

function withoutUndefined(type: ts.Type): readonly ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));
}

const ELEMENT_TYPE: ApiProp['type'] = {
  text: 'React.ElementType',
  source: 'React.ElementType',
  members: [],
  refs: [],
};

/**
 * The values that a validator lists come before those of the types: it says `string` where a theme
 * can add names to a list, and leaves out what is not meant for this component. What it cannot say
 * (functions, objects) the types add.
 */
function withValidated(type: ApiProp['type'], {members = []}: PropDoc): ApiProp['type'] {
  if (!members.some(isLiteral)) return type;
  const others = type.members.filter((member) => !isLiteral(member) && !/^[a-z]+$/.test(member));
  return {...type, members: [...new Set([...members, ...others])]};
}

function isLiteral(member: string): boolean {
  return /^(?:'|-?\d|true$|false$|null$)/.test(member);
}

function isOptional(symbol: ts.Symbol): boolean {
  const node = symbol.valueDeclaration;
  if (node && ts.isParameter(node)) return Boolean(node.questionToken ?? node.initializer);
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}
