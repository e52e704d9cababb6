import ts from 'typescript';
import {demoTitle, kebabCase} from '../../../plugins/_shared/text/names';
import {elementFor, functionFor} from './fill';

/** Props that hold what a component shows one by one: without them most show nothing. */
export const DATA =
  /^(?:data|dataSource|items|options|columns|rows|steps|tabs|treeData|nodes|suggestions)$/;

/** What stands in a list, and what the columns of a table are called. */
const ENTRIES = ['First', 'Second', 'Third'];
const COLUMNS = ['Name', 'Amount'];

/** Fields of an entry by what they hold, in the names of most libraries. */
const FIELDS = {
  label: /^(?:label|title|header|name|text)$/,
  body: /^(?:children|content|description)$/,
  key: /^(?:key|id|value)$/,
  column: /^(?:dataIndex|dataKey|field|accessor|accessorKey|property)$/,
};

/** The most fields that an object cannot be without, and how deep they are looked into. */
const MOST_FIELDS = 24;
const DEPTH = 2;

/** What is content with nothing. */
const NONE = ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** One entry of a list, while its value is made. */
interface Entry {
  checker: ts.TypeChecker;
  /** Where types are asked for. */
  at: ts.Node;
  /** Of the prop that holds the list. */
  prop: string;
  word: string;
  /** From 0. */
  index: number;
}

/**
 * A list for a prop, as code: what a reader of a first demo sees something by.
 *
 * @param prop its name
 * @returns `undefined` where it takes no list, or one of something unknown; the compiler judges it
 */
export function sampleList(
  type: ts.Type,
  prop: string,
  checker: ts.TypeChecker,
  at: ts.Node,
): string | undefined {
  const list = partsOf(type).find((part) => checker.isArrayLikeType(part));
  const element = list && checker.getIndexTypeOfType(list, ts.IndexKind.Number);
  if (!element) return undefined;
  const words = prop === 'columns' ? COLUMNS : ENTRIES;
  const entries = words.map((word, index) =>
    valueOf(element, {checker, at, prop, word, index}, prop, 0),
  );
  return entries.every((entry) => entry !== undefined) ? `[${entries.join(', ')}]` : undefined;
}

/**
 * An object with what its type cannot be without, or a function that gives one, as code.
 *
 * @param prop name of the one that takes it
 * @returns `undefined` where less will do, or nothing is known; the compiler judges it
 */
export function sampleObject(
  type: ts.Type,
  prop: string,
  checker: ts.TypeChecker,
  at: ts.Node,
): string | undefined {
  const own = checker.getNonNullableType(type);
  const [signature] = own.getCallSignatures();
  const returned = signature?.getReturnType() ?? own;
  const wanted = checker.getAwaitedType(returned) ?? returned;
  const takesNone = partsOf(signature ? wanted : type).some(({flags}) => flags & NONE);
  if (takesNone || isNode(wanted)) return undefined;
  const value = plainOf(wanted, {checker, at, prop, word: demoTitle(prop), index: 0});
  if (value === undefined || !signature) return value;
  return `${wanted === returned ? '' : 'async '}() => (${value})`;
}

function plainOf(type: ts.Type, entry: Entry): string | undefined {
  for (const part of partsOf(type)) {
    if (entry.checker.isArrayLikeType(part)) return '[]';
    const value = part.getCallSignatures().length === 0 ? objectOf(part, entry, 0) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** @param field name of what holds the value: the prop itself, or a field of an entry */
function valueOf(type: ts.Type, entry: Entry, field: string, depth: number): string | undefined {
  if (isNode(type)) return textOf(entry, field);
  const parts = partsOf(type);
  if (parts.some(({flags}) => flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral))) {
    return textOf(entry, field);
  }
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter;
  if (parts.some(({flags}) => flags & open)) return unknownOf(entry, field);
  for (const part of parts) {
    const value = plainValue(part, entry) ?? objectOf(part, entry, depth);
    if (value !== undefined) return value;
  }
  return undefined;
}

function isNode(type: ts.Type): boolean {
  return type.aliasSymbol?.name === 'ReactNode';
}

function textOf({word}: Entry, field: string): string {
  if (FIELDS.key.test(field) || FIELDS.column.test(field)) return `'${kebabCase(word)}'`;
  return FIELDS.body.test(field) ? `'${word} content'` : `'${word}'`;
}

/** What nothing is known of is a row of a table, or a text. */
function unknownOf(entry: Entry, field: string): string {
  const {prop, word, index} = entry;
  const isRow = field === prop && /^(?:data|dataSource|rows)$/.test(prop);
  if (!isRow) return textOf(entry, field);
  return `{id: ${index + 1}, name: '${word}', amount: ${(index + 1) * 10}}`;
}

function plainValue(type: ts.Type, {checker, word, index}: Entry): string | undefined {
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.flags & ts.TypeFlags.Number) return String(index + 1);
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
  if (/^(?:ReactElement|Element)$/.test(type.symbol?.name ?? '')) return elementFor(word);
  if (checker.isArrayLikeType(type)) return '[]';
  const [signature] = type.getCallSignatures();
  return signature && functionFor(checker.typeToString(signature.getReturnType()));
}

function objectOf(type: ts.Type, entry: Entry, depth: number): string | undefined {
  if (!(type.flags & ts.TypeFlags.Object || type.isIntersection()) || depth >= DEPTH) {
    return undefined;
  }
  const fields = type.getProperties();
  const required = fields.filter(({flags}) => !(flags & ts.SymbolFlags.Optional));
  const named = (pattern: RegExp) => fields.filter(({name}) => pattern.test(name));
  const wanted = [
    ...required,
    ...named(FIELDS.key).slice(0, 1),
    ...named(FIELDS.column).slice(0, 1),
    ...named(FIELDS.label).slice(0, 1),
    ...named(FIELDS.body).slice(0, 1),
  ];
  if (required.length > MOST_FIELDS) return undefined;
  // A type without fields takes what a row has.
  if (wanted.length === 0) return fields.length === 0 ? unknownOf(entry, entry.prop) : undefined;
  const written = [...new Set(wanted)].flatMap((field) => {
    const own = entry.checker.getTypeOfSymbolAtLocation(field, entry.at);
    const value = valueOf(own, entry, field.name, depth + 1);
    if (value !== undefined) return `${nameOf(field)}: ${value}`;
    return required.includes(field) ? undefined : [];
  });
  return written.includes(undefined) ? undefined : `{${written.join(', ')}}`;
}

function nameOf({name}: ts.Symbol) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
