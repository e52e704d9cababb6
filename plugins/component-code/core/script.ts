import ts from 'typescript';
import type {CodeDefault} from './codeDefault';
import {destructuredDefaults, type Destructured} from './defaults';
import {madeBy, type Made} from './factory';
import {refTarget, spreadTarget} from './follow';
import {exported} from './linked';
import {entriesOf, givenDefaults, overridable} from './given';
import {HOOK, handedOn} from './handedOn';
import {importsOf} from './moduleNames';
import type {Modules} from './modules';
import {propTypesOf, type PropTypeBlock} from './propTypes';
import {findRender, propertyOf, scopeOf, unwrap, type Declared, type Scope} from './render';
import {spreadElement} from './spread';

/** What a component's code tells; plain data, so that the parsed module can be let go. */
export interface ScriptFacts {
  /** `undefined` where the module has no block for the component. */
  propTypes: PropTypeBlock | undefined;
  defaults: Map<string, CodeDefault>;
  muiName: string | null;
  /** Element or component that gets the props which the component does not know. */
  spread: string | null;
  /** Element that a ref gets, as far as the code tells. */
  ref: string | null;
  /** Whether the component's function is in the module at all. */
  rendered: boolean;
}

export const NO_SCRIPT: ScriptFacts = {
  propTypes: undefined,
  defaults: new Map(),
  muiName: null,
  spread: null,
  ref: null,
  rendered: false,
};

/** A module's text as a tree; `file` decides by its ending which language it is in. */
export function parseScript(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/**
 * @param file the module that holds the component's code, with parent nodes
 * @param component its name in that module
 * @param siblings names of the package's components: one of them is where a spread ends
 * @param modules where what the module imports is looked for
 */
export function readScript(
  file: ts.SourceFile,
  component: string,
  siblings: ReadonlySet<string>,
  modules: Modules,
): ScriptFacts {
  const own = scopeOf(file);
  const propTypes = propTypesOf(file, component);
  const declared = own.get(component);
  const made = declared && madeBy({value: declared, scope: own}, modules);
  const {defaults, rests} = made
    ? defaultsOf(made, modules)
    : {defaults: new Map<string, CodeDefault>(), rests: new Set<string>()};
  const preset = [...assignedDefaults(file, component, own), ...givenDefaults(declared, own)];
  for (const [name, value] of preset) {
    if (!defaults.has(name)) defaults.set(name, {...value, preset: true});
  }
  const passed = made ? overridable(made.render, rests, wideScope(made, modules)) : [];
  for (const [name, value] of passed) if (!defaults.has(name)) defaults.set(name, value);
  return {
    propTypes,
    defaults,
    muiName: (declared && themeName(declared)) ?? (made && nameIn(made, rests)) ?? null,
    spread: made ? spreadTarget(made, rests, siblings, modules) : null,
    ref: made ? refTarget(made, modules) : null,
    rendered: made !== undefined,
  };
}

/** From a component to the hook that gets its props, to the next one. */
const MAX_HOOKS = 3;

/** What a component takes its props apart with, and then the hooks that it hands them on to. */
function defaultsOf(made: Made, modules: Modules, place = 0, depth = MAX_HOOKS): Destructured {
  const {render} = made;
  const scope = wideScope(made, modules);
  const found = destructuredDefaults(render, scope, place);
  const whole = render.parameters[place]?.name;
  const held = new Set([...found.rests, ...(whole && ts.isIdentifier(whole) ? [whole.text] : [])]);
  const hooks = depth > 0 ? handedOn(render, held, made.scope, modules) : [];
  for (const {name, part, scope: own, place: at} of hooks) {
    if (!HOOK.test(name)) continue;
    const {defaults} = defaultsOf({render: part, scope: own}, modules, at, depth - 1);
    for (const [prop, value] of defaults) {
      // What is worked out of what the hook knows is no value to a reader.
      if (value.literal && !found.defaults.has(prop)) found.defaults.set(prop, value);
    }
  }
  return found;
}

/** A scope that knows constants of other modules, too, which are looked for when they are asked for. */
function wideScope({render, scope}: Made, modules: Modules): Scope {
  const file = render.getSourceFile();
  const wide = new Map(scope);
  wide.get = (name) => scope.get(name) ?? importedValue(name, file, modules);
  return wide;
}

function importedValue(name: string, file: ts.SourceFile, modules: Modules): Declared | undefined {
  const from = importsOf(file).get(name);
  return from && exported(from, file, modules)?.value;
}

/** The name in the function, or in the part of the module that gets its props. */
function nameIn({render, scope}: Made, rests: ReadonlySet<string>): string | undefined {
  const own = themeName(render);
  if (own !== undefined) return own;
  const {type} = spreadElement(render, rests) ?? {};
  const part = type && ts.isIdentifier(type) ? findRender(scope, type.text) : undefined;
  return part && themeName(part);
}

/** `useDefaultProps({props, name: 'MuiButton'})`, whatever the function is called. */
function themeName(node: ts.Node): string | undefined {
  if (ts.isObjectLiteralExpression(node) && propertyOf(node, 'props')) {
    const name = propertyOf(node, 'name');
    if (name && ts.isStringLiteralLike(name)) return name.text;
  }
  return ts.forEachChild(node, themeName);
}

/** `Name.defaultProps = {…}`, or a class's static field. */
function assignedDefaults(
  file: ts.SourceFile,
  component: string,
  scope: Scope,
): [string, CodeDefault][] {
  if (!file.text.includes('defaultProps')) return [];
  const block = findBlock(file, component);
  return block ? entriesOf(block.properties, scope) : [];
}

function findBlock(node: ts.Node, component: string): ts.ObjectLiteralExpression | undefined {
  const value = assignedTo(node, component) ?? staticField(node, component);
  const block = value && unwrap(value);
  if (block && ts.isObjectLiteralExpression(block)) return block;
  return ts.forEachChild(node, (child) => findBlock(child, component));
}

function assignedTo(node: ts.Node, component: string): ts.Expression | undefined {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return undefined;
  const {expression, name} = node.left;
  const isBlock = name.text === 'defaultProps' && ts.isIdentifier(expression);
  return isBlock && expression.text === component ? node.right : undefined;
}

function staticField(node: ts.Node, component: string): ts.Expression | undefined {
  if (!ts.isClassLike(node) || node.name?.text !== component) return undefined;
  return node.members
    .filter(ts.isPropertyDeclaration)
    .find(({name}) => name.getText() === 'defaultProps')?.initializer;
}
