import type {Expression} from 'estree';
import type {Root} from 'mdast';
import {dataAttributes, exportDemos, faultElement, literal} from '../core/mdx';
import type {Value} from '../core/mdx';

/** The value that an expression of data stands for. */
function valueOf(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'ArrayExpression') {
    return expression.elements.map((element) => valueOf(element as Expression));
  }
  if (expression.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    expression.properties.map((property) =>
      property.type === 'Property'
        ? [valueOf(property.key as Expression), valueOf(property.value as Expression)]
        : [],
    ),
  );
}

it.each<[string, Value]>([
  ['text with what MDX would read otherwise', 'a "b" {c}\n  d'],
  ['a number', -1.5],
  ['a switch', false],
  ['nothing', null],
  ['a list of lists', [['a'], [1, true]]],
  ['an object with odd keys', {'a-b': {c: [null]}}],
])('writes %s as code', (_kind, value) => {
  expect(valueOf(literal(value))).toEqual(value);
});

it('leaves out what has no value, at every depth', () => {
  expect(dataAttributes({a: 1, b: undefined}).map(({name}) => name)).toEqual(['a']);
  expect(valueOf(literal({a: 1, b: undefined}))).toEqual({a: 1});
});

it('shows a fault where the demo would be', () => {
  const json = JSON.stringify(faultElement('a.md:1: broken', 'demo-fault', 'a.md:1'));
  expect(json).toContain('"name":"reject"');
  expect(json).toContain('"value":"a.md:1: broken"');
});

it('lets a page export that it has demos, once', () => {
  const tree: Root = {type: 'root', children: []};
  exportDemos(tree);
  exportDemos(tree);
  expect(tree.children).toHaveLength(1);
});
