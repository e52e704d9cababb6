import ts from 'typescript';
import {isSelfContained, printNode, typeToText} from './typePrint';

/** Members of an object type that are shown; what has more is cut with `…`. */
const MAX_MEMBERS = 40;

/**
 * A type that is not written as a reader can use it, as one line: functions and objects by their
 * parts, each as written where that means the same here. The compiler's own text of the whole would
 * spell out every part of every part.
 */
export function computedText(type: ts.Type, checker: ts.TypeChecker): string {
  const members = type.isUnion() ? type.types : [type];
  const [only, ...others] = members.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));
  if (!only || others.length > 0 || only.aliasSymbol) return typeToText(type, checker);
  if (!(only.flags & ts.TypeFlags.Object)) return typeToText(type, checker);
  const [signature, ...overloads] = only.getCallSignatures();
  if (signature && overloads.length === 0) return functionText(signature, checker);
  return isPlainObject(only, checker) ? objectText(only, checker) : typeToText(type, checker);
}

/** `{…}` and mapped types; not classes, interfaces and arrays, which have names. */
function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isAnonymous = ((type as ts.ObjectType).objectFlags & UNNAMED) !== 0;
  const hasIndex = checker.getIndexInfosOfType(type).length > 0;
  const hasSignatures = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
  return isAnonymous && !hasIndex && !hasSignatures && type.getProperties().length > 0;
}

const UNNAMED = ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped;

/** What is taken apart at once has no name of its own. */
export function parameterName({name}: ts.Symbol, index: number): string {
  return name.startsWith('__') ? `arg${index}` : name;
}

function functionText(signature: ts.Signature, checker: ts.TypeChecker): string {
  const parameters = signature.parameters.map((symbol, i) => {
    const node = symbol.valueDeclaration;
    const parameter = node && ts.isParameter(node) ? node : undefined;
    const before = parameter?.dotDotDotToken ? '...' : '';
    const mark = parameter?.questionToken ? '?' : '';
    return `${before}${parameterName(symbol, i)}${mark}: ${partText(symbol, parameter?.type, checker)}`;
  });
  const written = signature.declaration?.type;
  const isFixed = written && ts.isTypeNode(written) && isSelfContained(written, checker);
  const returned = isFixed
    ? printNode(written)
    : typeToText(checker.getReturnTypeOfSignature(signature), checker);
  return `(${parameters.join(', ')}) => ${returned}`;
}

function objectText(type: ts.Type, checker: ts.TypeChecker): string {
  const properties = inOrder(type.getProperties());
  const isCopy = isIdentityMapping(type);
  const shown = properties.slice(0, MAX_MEMBERS).map((symbol) => {
    const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
    const [declaration] = symbol.declarations ?? [];
    const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
    const text = node && isCopy ? printNode(node) : partText(symbol, node, checker);
    return `${symbol.name}${optional}: ${text}`;
  });
  const rest = properties.length > MAX_MEMBERS ? '; …' : '';
  return `{ ${shown.join('; ')}${rest} }`;
}

/** As declared; keys that a union gave stand in the order the compiler met them, elsewhere. */
function inOrder(properties: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const isDeclared = properties.every(({declarations}) => declarations?.length);
  return isDeclared ? properties : properties.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `{[K in keyof T]?: T[K]}`: each property means what its declaration says. */
function isIdentityMapping(type: ts.Type): boolean {
  const node = type.symbol?.declarations?.[0];
  if (!node || !ts.isMappedTypeNode(node) || !node.type) return false;
  const {type: template, typeParameter} = node;
  if (!ts.isIndexedAccessTypeNode(template) || !ts.isTypeReferenceNode(template.indexType)) {
    return false;
  }
  const {typeName} = template.indexType;
  return ts.isIdentifier(typeName) && typeName.text === typeParameter.name.text;
}

function partText(
  symbol: ts.Symbol,
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): string {
  // A mapped type keeps the declaration of the property, not its type.
  const isMapped = symbol.declarations?.length !== 1 || symbol.valueDeclaration !== node?.parent;
  if (node && !isMapped && isSelfContained(node, checker)) return printNode(node);
  return typeToText(checker.getTypeOfSymbol(symbol), checker).replace(/ \| undefined$/, '');
}
