import ts from 'typescript';
import type {CodeDefault} from '../../../component-code/core/codeDefault';
import {isProse, sameDefault} from '../../../component-code/core/documented';
import type {ApiProp} from '../model';
import {byName} from '../packages/names';
import {filesOf} from '../packages/origin';
import {toApiType, type Reader} from '../types/apiType';
import {toSignature} from '../types/signature';
import {told, UNTYPED, type Told} from '../types/told';
import {hasTypeParameter} from '../types/typePrint';
import {signaturesOf} from '../packages/symbols';
import type {PropDoc} from './own';

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
    // What is documented where another component has the prop is what that one does by itself.
    const isOthers = code?.passed === true && isDeclaredElsewhere(properties.get(name), reader);
    const documented = isOthers ? null : doc.default;
    const value = conflict?.actual ?? documented ?? undocumented ?? null;
    const own = value === doc.default ? doc : {...doc, default: value};
    const prop = toProp(name, own, properties.get(name), reader);
    return {prop: code?.preset ? {...prop, required: false} : prop, conflict};
  });
  return {
    props: rows.map(({prop}) => prop).sort(byName),
    conflicts: rows.flatMap(({conflict}) => conflict ?? []),
  };
}

function isDeclaredElsewhere(symbol: ts.Symbol | undefined, {home}: Reader): boolean {
  return symbol !== undefined && !filesOf(symbol).includes(home.file);
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
  const how = symbol ? told(symbol, reader, doc.source !== undefined) : UNTYPED;
  const required = doc.required ?? (symbol !== undefined && !isOptional(symbol));
  const known = knownRow(how, doc, required, reader);
  if (known) return known;
  const {type, nodes, order} = how;
  const isTag = isTagParameter(name, nodes, type, reader);
  const prop = {
    name,
    type:
      type && !isTag
        ? withValidated(toApiType(type, nodes, reader, doc.source ?? order), doc)
        : ELEMENT_TYPE,
    required,
    default: doc.default ?? how.default ?? null,
    description: doc.description,
    deprecated: doc.deprecated,
    signature: type ? toSignature(type, doc, reader) : null,
    since: doc.since,
  };
  const [node, ...others] = how.written ?? nodes;
  if (type && node && others.length === 0) {
    reader.memory.rows.set(node, {type, order, doc, required, prop});
  }
  return prop;
}

/** The row that another component has of the same prop: of a set of them there are hundreds. */
function knownRow(
  {type, nodes, order, written = nodes}: Told,
  doc: PropDoc,
  required: boolean,
  {memory, definitions}: Reader,
): ApiProp | undefined {
  const [node, ...others] = written;
  const known = node && others.length === 0 ? memory.rows.get(node) : undefined;
  if (!known || known.type !== type || known.order !== order) return undefined;
  if (known.doc !== doc || known.required !== required) return undefined;
  // A model has only so many definitions, and need not have these.
  const refs = definitions.refsOf(nodes, known.prop.type.text);
  const own = known.prop.type.refs;
  const isSame = refs.length === own.length && refs.every((ref, i) => ref === own[i]);
  return isSame ? known.prop : undefined;
}

/**
 * Whether a prop takes any element or component: `as?: Tag`, of which a parameter that is filled in
 * has only the one that it is by itself.
 */
function isTagParameter(
  name: string,
  nodes: readonly ts.TypeNode[],
  type: ts.Type | undefined,
  {checker}: Reader,
): boolean {
  const [node] = nodes;
  if (!node || !type || !hasTypeParameter(node, checker)) return false;
  if (!TAGS.has(name) && !isParameter(node)) return false;
  const given = checker.getNonNullableType(type);
  if (!given.isStringLiteral() && signaturesOf(given).length === 0) return false;
  // What may be some elements alone is told by their names.
  const most = checker.getBaseConstraintOfType(checker.getTypeFromTypeNode(node));
  return most !== undefined && signaturesOf(most).length > 0;
}

/** `E`, of which nothing is computed. */
function isParameter(node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) && !node.typeArguments && ts.isIdentifier(node.typeName);
}

const TAGS = new Set(['as', 'component']);

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
