import type {ArrowFunctionExpression, Expression} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {DEMOS_EXPORT} from '../../_shared/text/names';

/**
 * Elements of a page's tree and what they are told, for the plugins that put elements into pages.
 * Pure: it writes a tree, and reads nothing.
 */

/** A value that can be written as code. */
export type Value =
  string | number | boolean | null | undefined | readonly Value[] | {readonly [key: string]: Value};

/** Always an expression: text attributes of MDX are subject to rules about their white space. */
export function attribute(name: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** Attributes whose values are data; those without a value are left out. */
export function dataAttributes(values: Record<string, Value>): MdxJsxAttribute[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, literal(value)));
}

/** An object of expressions. */
export function object(entries: readonly (readonly [string, Expression])[]): Expression {
  return {
    type: 'ObjectExpression',
    properties: entries.map(([key, value]) => ({
      type: 'Property',
      key: literal(key),
      value,
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
    })),
  };
}

/** A value as code. */
export function literal(value: Value): Expression {
  if (value === undefined) return {type: 'Identifier', name: 'undefined'};
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map((one: Value) => literal(one))};
  }
  if (value === null || typeof value !== 'object') return {type: 'Literal', value: value as string};
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return object(entries.map(([key, one]) => [key, literal(one as Value)] as const));
}

/**
 * Two ways to a module: `load`, a chunk of its own for the browser, and `server`, which the
 * bundler's constant `VITRINE_SERVER` removes from what is sent to readers.
 */
export function moduleExpressions(specifier: string): Record<'load' | 'server', Expression> {
  const source = literal(specifier);
  return {
    load: arrow({type: 'ImportExpression', source}),
    server: onServer(arrow(call('require', source))),
  };
}

/** A function that rejects with a message: what stands for a module that cannot be built. */
function rejection(message: string): Expression {
  const error = {...call('Error', literal(message)), type: 'NewExpression'} as Expression;
  const reject = {type: 'MemberExpression', object: identifier('Promise')} as const;
  return arrow({
    type: 'CallExpression',
    callee: {...reject, property: identifier('reject'), computed: false, optional: false},
    arguments: [error],
    optional: false,
  });
}

function identifier(name: string) {
  return {type: 'Identifier', name} as const;
}

function arrow(body: Expression): ArrowFunctionExpression {
  return {type: 'ArrowFunctionExpression', params: [], body, expression: true, async: false};
}

function call(name: string, argument: Expression): Expression {
  return {
    type: 'CallExpression',
    callee: identifier(name),
    arguments: [argument],
    optional: false,
  };
}

function onServer(value: Expression): Expression {
  return either('VITRINE_SERVER', value, literal(undefined));
}

/**
 * What the page was served with: the bundler's constant `VITRINE_SERVED` removes it from what is
 * sent to readers beside that.
 */
export function unlessServed(value: Expression): Expression {
  return either('VITRINE_SERVED', literal(undefined), value);
}

/** What is so only of a page that was served, by the same constant. */
export function ifServed(value: Expression): Expression {
  return either('VITRINE_SERVED', value, literal(undefined));
}

function either(constant: string, consequent: Expression, alternate: Expression): Expression {
  return {type: 'ConditionalExpression', test: identifier(constant), consequent, alternate};
}

/** A demo whose place shows what is wrong with it. For the dev server: the page lives. */
export function faultElement(message: string, id: string, at: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      ...dataAttributes({id, name: 'Fault', file: id, options: {}, at}),
      attribute('load', rejection(message)),
      attribute('server', literal(undefined)),
      ...dataAttributes({files: [], packages: {}}),
    ],
    children: [],
  };
}

const DEMOS_CODE = `export const ${DEMOS_EXPORT} = `;

/**
 * Lets a page export that it has demos, where it does not say so already.
 *
 * @param demos those that come alive without the page's React, each an object of what that takes
 */
export function exportDemos({children}: Root, demos: readonly Expression[] = []): void {
  if (children.some((node) => node.type === 'mdxjsEsm' && node.value.startsWith(DEMOS_CODE)))
    return;
  const declaration = {
    type: 'VariableDeclaration' as const,
    kind: 'const' as const,
    declarations: [
      {
        type: 'VariableDeclarator' as const,
        id: identifier(DEMOS_EXPORT),
        init: {type: 'ArrayExpression' as const, elements: [...demos]},
      },
    ],
  };
  children.push({
    type: 'mdxjsEsm',
    value: `${DEMOS_CODE}[…]`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExportNamedDeclaration', attributes: [], specifiers: [], declaration}],
      },
    },
  });
}

/** How a demo is loaded, as the export of {@link exportDemos} says it. */
export function exportedLoad(place: number): Expression {
  const list = {object: identifier(DEMOS_EXPORT), property: literal(place), computed: true};
  const demo = {type: 'MemberExpression' as const, optional: false, ...list};
  return {...demo, object: demo, property: identifier('load'), computed: false};
}
