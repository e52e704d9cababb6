import type {ArrowFunctionExpression, Expression} from 'estree';
import type {Code} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Demo} from './types';

/**
 * The element that stands for a demo in the page's tree. Two ways lead to its module: `load`, a
 * chunk of its own for the browser, and `server`, which the bundler's constant `VITRINE_SERVER`
 * removes from what is sent to readers. Its child is the source, a fence like any other.
 */
export function demoElement({name, file, source, options, at}: Demo): MdxJsxFlowElement {
  const specifier = literal(file.startsWith('../') ? file : `./${file}`);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      attribute('name', literal(name)),
      attribute('file', literal(file)),
      attribute('options', optionsObject(options)),
      attribute('at', literal(at)),
      attribute('load', arrow({type: 'ImportExpression', source: specifier})),
      attribute('server', onServer(arrow(call('require', specifier)))),
    ],
    children: [sourceFence(file, source)],
  };
}

/**
 * Its value is the file's text, final newline and all. A fence's value ends without one elsewhere,
 * so that the step to HTML adds it: what is said beside it keeps that step from adding a second.
 */
function sourceFence(file: string, source: string): Code {
  return {
    type: 'code',
    lang: file.replace(/^.*\./, ''),
    meta: 'demo',
    value: source,
    data: {hChildren: [{type: 'text', value: source}]},
  };
}

/** Always an expression: text attributes of MDX are subject to rules about their white space. */
function attribute(name: string, expression: Expression): MdxJsxAttribute {
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

function literal(value: string | number | boolean): Expression {
  return {type: 'Literal', value};
}

function identifier(name: string): Expression {
  return {type: 'Identifier', name};
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

function onServer(consequent: Expression): Expression {
  return {
    type: 'ConditionalExpression',
    test: identifier('VITRINE_SERVER'),
    consequent,
    alternate: identifier('undefined'),
  };
}

function optionsObject(options: Demo['options']): Expression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(options).map(([key, value]) => ({
      type: 'Property',
      key: literal(key),
      value: literal(value),
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
    })),
  };
}
