import ts from 'typescript';
import {leadsOf, type Lead} from '../core/leads';
import {createModules} from '../core/modules';
import {findRender, scopeOf} from '../core/render';
import {parseScript, readScript} from '../core/script';

const modules = createModules(() => undefined);

/** Where one step leads from what `Card` returns, each as it is written. */
function leadsFrom(text: string, siblings: readonly string[] = []): string[] {
  const file = parseScript('Card.tsx', text);
  const scope = scopeOf(file);
  const render = findRender(scope, 'Card');
  const body = render?.body as ts.Block;
  const node = body.statements.findLast(ts.isReturnStatement)?.expression as ts.Expression;
  return leadsOf({node, scope, render}, new Set(siblings), modules).map(written);
}

function written(lead: Lead): string {
  if (typeof lead === 'string') return lead;
  return 'node' in lead ? `→ ${lead.node.getText()}` : 'into a component';
}

const card = (body: string, rest = '') => `function Card({as, v = 'a'}) {${body}} ${rest}`;

test.each([
  ['a tag', card(`return 'div'`), ['div']],
  ['an element', card('return jsx(Root, {})'), ['→ Root']],
  ['a variable', card('const Root = Box; return Root'), ['→ Box']],
  ['a slot', card(`const [Root] = useSlot('root', {elementType: Box}); return Root`), ['→ Box']],
  ['a choice', card(`return as ? Box : 'i'`), [`→ 'i'`]],
  ['a way out', card(`return as ? Box : jsx('i', {})`), []],
  ['a table', card(`return as || map[v] || 'i'`), ['→ map[v]', `→ 'i'`]],
  ['its entry', card('return map[v]', `const map = {a: 'h1'}`), [`→ 'h1'`]],
  ['no entry', card('return map[as]', `const map = {a: 'h1'}`), []],
  ['a part', card('return Part', 'function Part() {}'), ['into a component', 'Part']],
  ['a styled one', card('return Root', `const Root = styled('p')({})`), [`→ 'p'`, 'Root']],
  ['an import', card('return Mine', `import {Box as Mine} from './box'`), ['Box']],
  ['an element of a set', card('return Primitive.button'), ['button']],
  ['what only the reader gives', card('return as'), []],
])('leads on from %s', (_, text, expected) => {
  expect(leadsFrom(text)).toEqual(expected);
});

test('leads to a component of the package, and not into it', () => {
  expect(leadsFrom(card('return Box', 'function Box() {}'), ['Box'])).toEqual(['Box']);
});

const facts = (text: string) => readScript(parseScript('A.tsx', text), 'A', new Set(), modules);

test('tells what two calls of one factory render apart', () => {
  const {spread, ref} = facts(`
    function make(Tag) { return forwardRef((props, ref) => <Tag {...props} ref={ref} />); }
    const Inner = make('nav');
    const A = make(Inner);
  `);
  expect([spread, ref]).toEqual(['nav', 'nav']);
});

test('comes to an end among parts that render one another, and names that mean one another', () => {
  const around = facts(`
    const A = forwardRef((props, ref) => jsx(B, {...props, ref, as: C, component: B}));
    const B = forwardRef((props, ref) => jsx(C, {...props, ref, as: B, component: C}));
    const C = forwardRef((props, ref) => jsx(A, {...props, ref, as: B, component: B}));
  `);
  expect(around.ref).toBeNull();
  const alias = facts(`
    const A = forwardRef((props, ref) => <X {...props} ref={ref} />);
    const X = Y;
    const Y = X;
  `);
  expect(alias.ref).toBeNull();
});

test('gives the props to the element that stands in an attribute, where that is the one with them', () => {
  const {spread} = facts('function A({a, ...other}) { return <Frame icon={<b {...other} />} />; }');
  expect(spread).toBe('b');
});
