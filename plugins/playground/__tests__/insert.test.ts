import type {Expression, Property} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {dataAttributes} from '../../page-reader/core/mdx';
import {parsePage} from '../../page-reader/core/parse';
import {insertPlaygrounds} from '../core/insert';
import type {PageOfPlaygrounds} from '../core/insert';
import {surroundings} from './__fixtures__/kit';

function insert(
  text: string,
  rest: Partial<PageOfPlaygrounds> = {},
  demo?: MdxJsxFlowElement,
): Root {
  const tree = parsePage(text, 'mdx');
  if (demo) tree.children.unshift(demo);
  insertPlaygrounds(tree, {...surroundings, path: 'docs/a.mdx', text, ...rest});
  return tree;
}

/** The element of a demo with controls, as its plugin leaves it. */
function demoWith(component: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: dataAttributes({id: 'demo-a'}),
    children: [{type: 'paragraph', children: [{type: 'text', value: '{{"playground": "A"}}'}]}],
    data: {playground: {component, options: {}, line: 5, demo: './A.tsx'}},
  };
}

function valueOf(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type !== 'ObjectExpression') return expression.type;
  const entries = (expression.properties as Property[]).map(({key, value}) => [
    valueOf(key as Expression),
    valueOf(value as Expression),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** What an element is told; of what is no data, its kind. */
function propsOf(node: Nodes | undefined): Record<string, unknown> {
  const {attributes} = node as MdxJsxFlowElement;
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [attribute.type, undefined];
      const {value} = attribute;
      const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
      return [
        attribute.name,
        statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : value,
      ];
    }),
  );
}

const BUTTON = {component: 'Button', api: '/kit/api/button.json', package: '@acme/kit'};
const CODE = {load: 'ArrowFunctionExpression', server: 'ConditionalExpression'};

it('puts playgrounds in the place of lines and tags, each with an id of its own', () => {
  const {children} = insert('<Playground component="Button" />\n\n> {{"playground": "Button"}}\n');
  const [first, quote, last] = children;
  const at = 'docs/a.mdx:1';
  expect(propsOf(first)).toEqual({...BUTTON, id: 'playground-button', at, ...CODE});
  const [second] = quote?.type === 'blockquote' ? quote.children : [];
  expect(propsOf(second)).toMatchObject({id: 'playground-button-2', at: 'docs/a.mdx:3'});
  expect(last).toMatchObject({type: 'mdxjsEsm', value: 'export const vitrineDemos = […]'});
});

it('puts the controls that a demo asks for behind it, and does not read what it shows', () => {
  const {children} = insert('{{"playground": "Button"}}\n', {}, demoWith('Button'));
  const [demo, controls, second] = children;
  expect(propsOf(demo)).toEqual({id: 'demo-a'});
  expect(propsOf(controls)).toEqual({
    ...BUTTON,
    id: 'playground-button',
    at: 'docs/a.mdx:5',
    ...CODE,
  });
  expect(demo?.data).toBeUndefined();
  expect(propsOf(second)).toMatchObject({id: 'playground-button-2'});
});

it('finds those that the plugin of demos has met among its own', () => {
  const asked = {...demoWith('Button'), name: 'Playground', attributes: [], children: []};
  const [element] = insert('', {original: 'docs/b.mdx'}, asked).children;
  expect(propsOf(element)).toMatchObject({...BUTTON, at: 'docs/b.mdx:5'});
});

it('leaves pages without playgrounds as they are, and what others put there', () => {
  const text = '# A\n\n{{"component": "Header"}}\n\n<div style={{demo: 1}}>x</div>\n';
  expect(insert(text)).toEqual(parsePage(text, 'mdx'));
});

it('tells all faults of a page at once, each with its line', () => {
  const text = '{{"playground": "Buton", "bg": "inline"}}\n\n<Playground component={3} />\n';
  expect(() => insert(text, {}, demoWith('Drawer'))).toThrowErrorMatchingInlineSnapshot(`
    "docs/a.mdx:1: the playground has "bg", which is not an option
      Fix: write the name of the component, and "inside" where it needs a parent
    docs/a.mdx:1: @acme/kit has no component "Buton"
      Fix: did you mean "Button"?
    docs/a.mdx:3: the playground's component is 3
      Fix: name it: {{"playground": "Button"}}, or in .mdx <Playground component="Button" />
    docs/a.mdx:5: demo "./A.tsx": @acme/kit has no component "Drawer"
      Fix: name a component that it exports"
  `);
});

it('lets the page live where it is told, and shows what is wrong in its place', () => {
  const told: string[] = [];
  const onFaults = ({message}: Error) => void told.push(message);
  const text = '{{"playground": "Buton"}}\n\n{{"playground": "Button"}}\n';
  const {children} = insert(text, {onFaults}, demoWith('Drawer'));
  expect(children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'Demo',
    'Demo',
    'Playground',
    'mdxjsEsm',
  ]);
  expect(children.slice(0, 2).map((node) => propsOf(node).id)).toEqual([
    'playground-fault',
    'playground-fault-2',
  ]);
  expect(told).toHaveLength(1);
});
