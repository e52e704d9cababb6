import type {ArrowFunctionExpression, Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx';

/** A value that can be written as code. */
export type Value =
  string | number | boolean | undefined | readonly Value[] | {[key: string]: Value};

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
export function rejection(message: string): Expression {
  const error = {...call('Error', literal(message)), type: 'NewExpression'} as Expression;
  const reject = {type: 'MemberExpression', object: identifier('Promise')} as const;
  return arrow({
    type: 'CallExpression',
    callee: {...reject, property: identifier('reject'), computed: false, optional: false},
    arguments: [error],
    optional: false,
  });
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
  if (value === undefined) return identifier('undefined');
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map((one: Value) => literal(one))};
  }
  if (typeof value !== 'object') return {type: 'Literal', value: value as string};
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return object(entries.map(([key, one]) => [key, literal(one as Value)] as const));
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

function onServer(consequent: Expression): Expression {
  return {
    type: 'ConditionalExpression',
    test: identifier('VITRINE_SERVER'),
    consequent,
    alternate: identifier('undefined'),
  };
}
