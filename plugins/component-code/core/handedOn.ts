import ts from 'typescript';
import {localValue} from './leads';
import {valueBehind} from './linked';
import type {Modules} from './modules';
import {functionOf, unwrap, type Render, type Scope} from './render';

/** A function that gets all that another one does not take apart itself. */
export interface HandedOn {
  /** As it is called. */
  name: string;
  part: Render;
  scope: Scope;
  /** Of the parameter that gets it. */
  place: number;
}

/**
 * The functions that one hands on what it does not know itself, be they imported.
 *
 * @param held names of the objects that hold it
 */
export function handedOn(
  render: Render,
  held: ReadonlySet<string>,
  scope: Scope,
  modules: Modules | undefined,
): HandedOn[] {
  const found: HandedOn[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const place = node.arguments.findIndex((one) => ts.isIdentifier(one) && held.has(one.text));
    const one = place === -1 ? undefined : calledBy(node, render, scope, modules);
    if (one && one.part !== render) found.push({...one, place});
  };
  visit(render);
  return found;
}

function calledBy(
  {expression}: ts.CallExpression,
  render: Render,
  scope: Scope,
  modules: Modules | undefined,
): Omit<HandedOn, 'place'> | undefined {
  const callee = unwrap(expression);
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  if (!ts.isIdentifier(name)) return undefined;
  const own = ts.isIdentifier(callee)
    ? (localValue(callee.text, render) ?? scope.get(callee.text))
    : undefined;
  const linked = own
    ? {value: own, scope}
    : modules && HOOK.test(name.text)
      ? valueBehind(callee, scope, modules)
      : undefined;
  const part = linked && functionOf(linked.value, linked.scope);
  return linked && part && {name: name.text, part, scope: linked.scope};
}

/** Others are given props to make something else of them. */
export const HOOK = /^use[A-Z]/;
