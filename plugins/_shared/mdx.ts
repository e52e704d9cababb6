import type {Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx';

/**
 * Data as attributes of an element in a page's tree, for the plugins that put elements into pages.
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
