import ts from 'typescript';
import {isForeign} from '../packages/origin';
import {aliasSymbol} from '../packages/symbols';
import type {View} from '../types/members';
import {attributesOf} from './attributes';

/** Types that have the props of what they are handed. */
const WRAPPERS = new Set(
  'Omit Partial PropsWithChildren PropsWithoutRef Readonly FC FunctionComponent ForwardRefExoticComponent'.split(
    ' ',
  ),
);

const COMPONENT_PROPS = /^ComponentProps(?:WithRef|WithoutRef)?$/;

/** From a component to its props, to what they extend, and so on. */
const MAX_DEPTH = 40;

/**
 * What a component's declaration says that it takes the props of: the `div` in
 * `React.ComponentPropsWithoutRef<typeof Primitive.div>`, behind as many aliases and interfaces of
 * the authors as hide it.
 *
 * @param symbol the component
 * @returns an element, or a component of the package; `undefined` where nothing is said
 */
export function passedOn(symbol: ts.Symbol, view: View): string | undefined {
  return ofComponent(symbol, view, MAX_DEPTH);
}

/**
 * The element whose attributes a component's declaration takes, wherever it puts them:
 * `React.InputHTMLAttributes<HTMLInputElement>`.
 */
export function attributesTaken(symbol: ts.Symbol, view: View): string | undefined {
  return ofComponent(symbol, {...view, takesAttributes: true}, MAX_DEPTH);
}

/** A view in which attributes of an element count as a way to pass on. */
type Asking = View & {takesAttributes?: boolean};

function ofComponent(symbol: ts.Symbol, view: Asking, depth: number): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || depth === 0) return undefined;
  const isFunction = ts.isFunctionDeclaration(declaration);
  const holder = isFunction ? declaration.parameters[0] : declaration;
  const isTyped = holder && (ts.isVariableDeclaration(holder) || ts.isParameter(holder));
  const type = isTyped ? holder.type : undefined;
  // `const Input: (props: InputProps) => ReactElement`
  const given = type && ts.isFunctionTypeNode(type) ? type.parameters[0]?.type : type;
  return given && ofType(given, view, depth - 1);
}

function ofType(node: ts.TypeNode, view: Asking, depth: number): string | undefined {
  if (depth === 0) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return ofType(node.type, view, depth);
  if (ts.isIntersectionTypeNode(node)) return firstOf(node.types, view, depth);
  const name = referenceName(node);
  if (!name) return undefined;
  const last = ts.isIdentifier(name) ? name.text : name.right.text;
  const [argument] = (node as ts.NodeWithTypeArguments).typeArguments ?? [];
  if (COMPONENT_PROPS.test(last)) return argument && elementOf(argument, view, depth);
  const attributes = view.takesAttributes ? attributesOf(last, argument?.getText()) : undefined;
  if (attributes !== undefined) return attributes;
  if (WRAPPERS.has(last)) return argument && ofType(argument, view, depth - 1);
  const symbol = aliasSymbol(name, view.checker);
  const declared = symbol && !isForeign(symbol, view.home) ? basesOf(symbol) : [];
  return firstOf([...declared, ...(argument ? [argument] : [])], view, depth - 1);
}

function firstOf(nodes: readonly ts.TypeNode[], view: Asking, depth: number): string | undefined {
  for (const node of nodes) {
    const found = ofType(node, view, depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

function referenceName(node: ts.TypeNode): ts.EntityName | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (!ts.isExpressionWithTypeArguments(node)) return undefined;
  const {expression} = node;
  // A property access is no name of a type to the parser, but its last part leads to the same.
  return ts.isIdentifier(expression)
    ? expression
    : ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.name)
      ? expression.name
      : undefined;
}

/** What a type is declared to be, or to extend. */
function basesOf({declarations = []}: ts.Symbol): ts.TypeNode[] {
  return declarations.flatMap((node): readonly ts.TypeNode[] => {
    if (ts.isTypeAliasDeclaration(node)) return [node.type];
    if (!ts.isInterfaceDeclaration(node)) return [];
    return (node.heritageClauses ?? []).flatMap(({types}) => types);
  });
}

/** `'div'`, `typeof Primitive.div`, or what another component passes its props to. */
function elementOf(node: ts.TypeNode, view: Asking, depth: number): string | undefined {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return node.literal.text;
  if (!ts.isTypeQueryNode(node)) return undefined;
  const {exprName} = node;
  const last = ts.isIdentifier(exprName) ? exprName.text : exprName.right.text;
  if (/^[a-z]/.test(last)) return ts.isIdentifier(exprName) ? undefined : last;
  if (view.home.siblings.has(last)) return last;
  const symbol = aliasSymbol(exprName, view.checker);
  return symbol && ofComponent(symbol, view, depth);
}
