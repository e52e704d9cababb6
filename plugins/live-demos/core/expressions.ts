import type {ArrowFunctionExpression, Expression} from 'estree';
import {literal} from '../../_shared/mdx';

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
