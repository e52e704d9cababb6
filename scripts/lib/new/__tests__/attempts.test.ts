import {assembled, choose, firstAttempts, moduleOf} from '../attempts';
import {NOTHING} from '../runner';
import {wholesOf} from '../wholes';
import {model} from './models';

const [menu] = wholesOf([model('Menu', {parts: ['Footer', 'Item', 'Trigger']})]);
if (!menu) throw new Error('no whole');
const ids = firstAttempts(menu).map(({id}) => id);

/** Faults of all attempts whose id begins so. */
const failing = (...begins: string[]) =>
  new Map(
    ids.filter((id) => begins.some((begin) => id.startsWith(begin))).map((id) => [id, 'no menu']),
  );

it('puts the parts that work into the whole, in the order in which they are read', () => {
  expect(assembled(menu, failing('Menu.Item'))?.body).toBe(
    '<Menu><Menu.Trigger>Trigger</Menu.Trigger><Menu.Footer>Footer</Menu.Footer></Menu>',
  );
});

it('puts a part beside the whole that works there alone', () => {
  expect(assembled(menu, failing('Menu.Item', 'Menu.Footer', 'Menu.Trigger within'))?.body).toBe(
    '<><Menu>Menu</Menu><Menu.Trigger>Trigger</Menu.Trigger></>',
  );
});

it('takes a part that is closed at first for one that works', () => {
  const faults = new Map(ids.map((id) => [id, id.includes('Item within') ? NOTHING : 'no menu']));
  expect(assembled(menu, faults)?.body).toBe('<Menu><Menu.Item>Item</Menu.Item></Menu>');
});

it('says what is left out, and why', () => {
  expect(choose(menu, failing('Menu.Item'))).toMatchObject({
    demo: {id: 'Menu assembled'},
    left: ['Menu.Item: no menu'],
  });
});

it('shows the whole alone where it does not work with its parts', () => {
  const faults = new Map([...failing('Menu.Item'), ['Menu assembled', 'too much']]);
  const {demo, left} = choose(menu, faults);
  expect(demo?.body).toBe('<Menu>Menu</Menu>');
  expect(left).toEqual(['Menu with its parts: too much', 'Menu.Item: no menu']);
});

it('has no demo where nothing works', () => {
  const {demo, left} = choose(menu, failing('Menu'));
  expect(demo).toBeUndefined();
  expect(left).toContain('Menu: no menu');
});

it('writes a module that imports the whole', () => {
  const attempt = {id: '', body: '<Menu />'};
  expect(moduleOf(attempt, menu, '@acme/ui')).toBe(
    "import {Menu} from '@acme/ui';\n\nexport default function BasicMenu() {\n  return <Menu />;\n}\n",
  );
});
