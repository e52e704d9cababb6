import ts from 'typescript';
import {destructuredDefaults, toDefault, type CodeDefault} from './defaults';
import {localValue} from './leads';
import {findRender, functionOf, scopeOf, type Render, type Scope} from './render';

/**
 * The defaults of what a hook takes: of its parameters, of the members of one, and of those that it
 * leaves to a function of its module (`read(store, other)`).
 *
 * @param file the module that holds the hook's code, with parent nodes
 * @param name the hook's name in it
 */
export function hookDefaults(file: ts.SourceFile, name: string): Map<string, CodeDefault> {
  const scope = scopeOf(file);
  const render = findRender(scope, name);
  if (!render) return new Map();
  const {defaults, rests} = destructuredDefaults(render, scope);
  const left = leftTo(render, rests, scope).flatMap(({part, place}) => [
    ...destructuredDefaults(part, scope, place).defaults,
  ]);
  const own = render.parameters.flatMap(({name: parameter, initializer}) => {
    const value = initializer && toDefault(initializer, scope);
    return value && ts.isIdentifier(parameter) ? [[parameter.text, value] as const] : [];
  });
  return new Map([...left, ...own, ...defaults]);
}

/** Calls that are given what the hook does not know itself, and at which place. */
function leftTo(render: Render, rests: ReadonlySet<string>, scope: Scope) {
  const found: {part: Render; place: number}[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const place = node.arguments.findIndex((one) => ts.isIdentifier(one) && rests.has(one.text));
    if (place === -1) return;
    const {text} = node.expression;
    const value = localValue(text, render) ?? scope.get(text);
    const part = value && functionOf(value, scope);
    if (part && part !== render) found.push({part, place});
  };
  visit(render);
  return found;
}
