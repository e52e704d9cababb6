import ts from 'typescript';
import {createdType, slotElement} from './element';
import {madeBy, type Made} from './factory';
import {valueBehind} from './linked';
import {importsOf} from './moduleNames';
import type {Modules} from './modules';
import {calleeName, importedName, propertyOf, unwrap, type Render, type Scope} from './render';

/** An expression that stands for what is rendered, and where its names are looked up. */
export interface Spot {
  node: ts.Expression;
  scope: Scope;
  /** The function whose variables count besides; none for what stands outside of one. */
  render?: Render | undefined;
}

/** What may tell which element is rendered: its name, or what to follow for it. */
export type Lead = string | Spot | Made;

/**
 * One step from an expression to the element that it stands for while no prop is given: through a
 * variable, a choice, `styled('div')` or an import. Every node comes with its module, so that steps
 * may lead into others.
 *
 * @param siblings names of components that are led to, and not into
 * @returns where to go on, the likeliest first; empty where the code decides at run time
 */
export function leadsOf(spot: Spot, siblings: ReadonlySet<string>, modules: Modules): Lead[] {
  const value = unwrap(spot.node);
  const at = (node: ts.Expression | undefined) => (node ? [{...spot, node}] : []);
  if (ts.isStringLiteralLike(value) || isTag(value)) return [value.text];
  if (ts.isBinaryExpression(value)) return [...tablesIn(value.left), value.right].flatMap(at);
  if (ts.isElementAccessExpression(value)) return at(entryOf(value, spot));
  if (ts.isConditionalExpression(value)) {
    // `isValidElement(children) ? children : <span />` is a way out, not what is rendered.
    return createdType(value.whenFalse) ? [] : at(value.whenFalse);
  }
  const local = ts.isIdentifier(value) ? localValue(value.text, spot.render) : undefined;
  const known = createdType(value) ?? local;
  if (known && known !== value) return at(known);
  const name = componentName(value);
  if (name === null) return [];
  if (siblings.has(name)) return [name];
  return [...declaredLeads(value, spot.scope, modules), nameAtHome(name, value)];
}

/** What is declared, here or in another module of the authors, behind a name. */
function declaredLeads(node: ts.Expression, from: Scope, modules: Modules): Lead[] {
  const found = valueBehind(node, from, modules);
  if (!found) return [];
  const {scope} = found;
  const value = ts.isExpression(found.value) ? unwrap(found.value) : undefined;
  const base = value && styledBase(value, scope);
  if (base) return [{node: base, scope}];
  const isAlias = value && !ts.isCallExpression(value) && !ts.isFunctionLike(value);
  const lead = isAlias ? {node: value, scope} : madeBy(found, modules);
  return lead ? [lead] : [];
}

/** What is imported, as the module that has it calls it. */
function nameAtHome(name: string, node: ts.Node): string {
  const found = importsOf(node.getSourceFile()).get(name)?.name ?? '';
  return /^[A-Z]/.test(found) ? found : name;
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
function styledBase(node: ts.Expression, scope: Scope): ts.Expression | undefined {
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

/** The look-ups in tables among what is chosen from: `a[b]` of `as || a[b]`. */
function tablesIn(node: ts.Expression): ts.Expression[] {
  const value = unwrap(node);
  if (ts.isBinaryExpression(value)) return [value.left, value.right].flatMap(tablesIn);
  if (ts.isConditionalExpression(value)) return tablesIn(value.whenFalse);
  return ts.isElementAccessExpression(value) ? [value] : [];
}

/** `mapping[variant]`: what a table of the module has for the value that is the default. */
function entryOf(
  {expression, argumentExpression}: ts.ElementAccessExpression,
  spot: Spot,
): ts.Expression | undefined {
  const table = plainValue(expression, spot);
  const key = plainValue(argumentExpression, spot);
  if (!table || !ts.isObjectLiteralExpression(table)) return undefined;
  const found = key && ts.isStringLiteralLike(key) ? propertyOf(table, key.text) : undefined;
  return found && ts.isStringLiteralLike(found) ? found : undefined;
}

/** What a name stands for while no prop is given. */
function plainValue(node: ts.Expression, {scope, render}: Spot): ts.Expression | undefined {
  const seen = new Set<ts.Node>();
  let value: ts.Node | undefined = node;
  while (value && ts.isExpression(value) && !seen.has(value)) {
    seen.add(value);
    const plain: ts.Expression = unwrap(value);
    if (ts.isConditionalExpression(plain)) value = plain.whenFalse;
    else if (!ts.isIdentifier(plain)) return plain;
    else value = localValue(plain.text, render) ?? scope.get(plain.text);
  }
  return undefined;
}

/** What a variable of a function holds if the prop behind it is left out. */
export function localValue(name: string, render: Render | undefined): ts.Expression | undefined {
  const find = (node: ts.Node): ts.Expression | undefined => {
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      return node.initializer;
    }
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      const [first] = node.name.elements;
      const isFirst = first && ts.isBindingElement(first) && first.name.getText() === name;
      if (isFirst && node.initializer) return slotElement(unwrap(node.initializer))?.type;
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer;
    return ts.forEachChild(node, find);
  };
  return render && ts.forEachChild(render, find);
}
