import ts from 'typescript';
import {CHILD} from '../packages/names';
import {valueBehind, type Linked} from './linked';
import {importsOf} from './moduleNames';
import type {Modules} from './modules';
import {calleeName, importedName, propertyOf, unwrap, type Render} from './render';

/** Where the name of an element is looked for. */
export interface Place extends Linked {
  /** The function whose variables count. */
  render?: Render | undefined;
  /** Names of the package's components; any other is a part of one of them. */
  siblings: ReadonlySet<string>;
  /** Where the modules are that this one imports. */
  modules?: Modules | undefined;
  /** Where a component that is only a part puts what it gets. */
  partTarget: (part: Part, place: Place) => string | null;
  /** Names that may still be followed: a part may render itself. */
  hops: number;
}

/** A component that the package keeps to itself. */
export interface Part {
  name: string;
  value: ts.Node;
}

/** Follows `const Root = styled('div')`, and a default of a prop, to what is rendered. */
export function elementName(node: ts.Expression, place: Place): string | null {
  const value = unwrap(node);
  if (ts.isStringLiteralLike(value) || isTag(value)) return value.text;
  if (place.hops === 0) return null;
  const next = {...place, hops: place.hops - 1};
  if (ts.isBinaryExpression(value))
    return mapped(value.left, next) ?? elementName(value.right, next);
  if (ts.isConditionalExpression(value)) {
    // `isValidElement(children) ? children : <span />` is a way out, not what is rendered.
    return renderedType(value.whenFalse) ? null : elementName(value.whenFalse, next);
  }
  const rendered = renderedType(value);
  if (rendered) return elementName(rendered, next);
  const local = ts.isIdentifier(value) ? localValue(value.text, place) : undefined;
  if (local && local !== value) return elementName(local, next);
  const name = componentName(value);
  if (name === null || place.siblings.has(name)) return name;
  return declaredName(value, next) ?? importedAs(name, place);
}

/** `props || mapping[variant]`: what a table of the module has for the value that is the default. */
function mapped(node: ts.Expression, place: Place): string | null {
  const value = unwrap(node);
  if (place.hops === 0) return null;
  const next = {...place, hops: place.hops - 1};
  if (ts.isBinaryExpression(value)) return mapped(value.left, next) ?? mapped(value.right, next);
  if (ts.isConditionalExpression(value)) return mapped(value.whenFalse, next);
  if (!ts.isElementAccessExpression(value)) return null;
  const table = plainValue(value.expression, next);
  const key = plainValue(value.argumentExpression, next);
  if (!table || !ts.isObjectLiteralExpression(table)) return null;
  const found = key && ts.isStringLiteralLike(key) ? propertyOf(table, key.text) : undefined;
  return found && ts.isStringLiteralLike(found) ? found.text : null;
}

/** What a name stands for while no prop is given. */
function plainValue(node: ts.Expression, place: Place): ts.Expression | undefined {
  const value = unwrap(node);
  if (place.hops === 0) return undefined;
  const next = {...place, hops: place.hops - 1};
  if (ts.isConditionalExpression(value)) return plainValue(value.whenFalse, next);
  if (!ts.isIdentifier(value)) return value;
  const meant = localValue(value.text, place) ?? place.scope.get(value.text);
  return meant && ts.isExpression(meant) ? plainValue(meant, next) : undefined;
}

/** Whether an expression is the child: `children`, `Children.only(children)`, or that or another. */
export function isChild(node: ts.Expression): boolean {
  const value = unwrap(node);
  if (ts.isPropertyAccessExpression(value)) return value.name.text === CHILD;
  if (ts.isCallExpression(value)) return value.arguments.some((one) => isChild(one));
  return ts.isIdentifier(value) && value.text === CHILD;
}

/** What is imported, as the module that has it calls it. */
function importedAs(name: string, {file}: Place): string {
  const found = importsOf(file).get(name)?.name ?? '';
  return /^[A-Z]/.test(found) ? found : name;
}

/** What is declared, here or in another module of the authors, behind a name. */
function declaredName(node: ts.Expression, place: Place): string | null {
  const own = ts.isIdentifier(node) ? place.scope.get(node.text) : undefined;
  const found = own
    ? {file: place.file, scope: place.scope, value: own}
    : place.modules && valueBehind(node, place, place.modules);
  if (!found) return null;
  const there = {...place, ...found, render: found.file === place.file ? place.render : undefined};
  const value = ts.isExpression(found.value) ? unwrap(found.value) : undefined;
  const styled = value && ts.isCallExpression(value) ? styledBase(value, there) : undefined;
  if (styled) return elementName(styled, there);
  if (value && value !== node && !ts.isCallExpression(value) && !ts.isFunctionLike(value)) {
    return elementName(value, there);
  }
  return place.partTarget({name: importedName(node), value: found.value}, there);
}

/** `<div>`, as opposed to `<Div>`. */
function isTag(node: ts.Expression): node is ts.Identifier {
  return (
    ts.isIdentifier(node) && ts.isJsxOpeningLikeElement(node.parent) && /^[a-z]/.test(node.text)
  );
}

/** A choice that the code makes at run time has no name. */
function componentName(node: ts.Expression): string | null {
  const name = importedName(node);
  // `Primitive.button`, `motion.div`
  const tag = /\.(?<tag>[a-z]\w*)$/.exec(name)?.groups?.tag;
  if (tag) return tag;
  return /^[A-Z][\w$.]*$/.test(name) ? name : null;
}

/** `styled('div', options)(styles)` → `'div'`, be the first call in a constant or in an option. */
function styledBase(node: ts.CallExpression, {scope}: Place): ts.Expression | undefined {
  let callee: ts.Expression = node;
  const seen = new Set<ts.Expression>();
  while (!seen.has(callee)) {
    seen.add(callee);
    const value: ts.Expression = unwrap(callee);
    if (ts.isCallExpression(value)) {
      if (/styled(?:Engine)?$/i.test(calleeName(value))) return value.arguments[0];
      callee = value.expression;
    } else if (ts.isIdentifier(value)) {
      const declared = scope.get(value.text);
      if (declared && ts.isExpression(declared)) callee = declared;
    }
  }
  return undefined;
}

const JSX = new Set(['jsx', 'jsxs', 'jsxDEV', '_jsx', '_jsxs', 'createElement', 'cloneElement']);

/** The type of `jsx(type, props)`. */
export function renderedType(node: ts.Node): ts.Expression | undefined {
  return ts.isCallExpression(node) && JSX.has(calleeName(node)) ? node.arguments[0] : undefined;
}

/** What a variable of the component holds if the prop behind it is left out. */
export function localValue(
  name: string,
  {render}: Pick<Place, 'render'>,
): ts.Expression | undefined {
  const find = (node: ts.Node): ts.Expression | undefined => {
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      return node.initializer;
    }
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      const [first] = node.name.elements;
      const isFirst = first && ts.isBindingElement(first) && first.name.getText() === name;
      if (isFirst && node.initializer) return slotElement(unwrap(node.initializer))?.element;
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer;
    return ts.forEachChild(node, find);
  };
  return render && ts.forEachChild(render, find);
}

/** `useSlot('root', {elementType: A, …})`: what it renders, and its options. */
export function slotElement(node: ts.Node) {
  if (!ts.isCallExpression(node)) return undefined;
  const options = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument));
  const property = options?.properties.find((one) => one.name?.getText() === 'elementType');
  const element = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return options && element && {element, options};
}
