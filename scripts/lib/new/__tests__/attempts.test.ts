import {assembled, browserAttempts, firstAttempts, moduleOf, rootAttempts} from '../attempts';
import {choose} from '../choice';
import {demoLine} from '../pageText';
import {NOTHING} from '../runner';
import {wholesOf} from '../wholes';
import {model, prop} from './models';

const [menu] = wholesOf([model('Menu', {parts: ['Footer', 'Item', 'Trigger']})]);
if (!menu) throw new Error('no whole');
const ids = firstAttempts(menu).map(({id}) => id);

/** Faults of all attempts whose id begins so. */
const failing = (...begins: string[]) =>
  new Map(
    ids.filter((id) => begins.some((begin) => id.startsWith(begin))).map((id) => [id, 'no menu']),
  );

it('begins a whole with what it shows, not with a caption of that', () => {
  const [carousel] = wholesOf([model('Carousel', {parts: ['Caption', 'Item']})]);
  expect(carousel && assembled(carousel, failing())?.body).toBe(
    '<Carousel><Carousel.Item>Item</Carousel.Item><Carousel.Caption>Caption</Carousel.Caption></Carousel>',
  );
});

it('puts the parts that work into the whole, in the order in which they are read', () => {
  expect(assembled(menu, failing('Menu.Item'))?.body).toBe(
    '<Menu><Menu.Trigger>Trigger</Menu.Trigger><Menu.Footer>Footer</Menu.Footer></Menu>',
  );
});

it('leaves out a skeleton, which stands in the place of the whole', () => {
  const [button] = wholesOf([model('Button', {parts: ['Icon', 'Skeleton']})]);
  expect(button && assembled(button, new Map())?.body).toBe(
    '<Button><Button.Icon>Icon</Button.Icon></Button>',
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

it('shows a group by two of what it is named after, and by a text where they do not stand in it', () => {
  const [button, group, other] = wholesOf(
    ['Button', 'ButtonGroup', 'RowGroup'].map((name) => model(name)),
  );
  if (!button || !group || !other) throw new Error('no wholes');
  const faults = new Map(rootAttempts(group).map(({id}) => [id, 'no group']));
  faults.delete('ButtonGroup grouped 0');
  faults.delete('ButtonGroup alone 0');
  expect(choose(group, faults).demo?.body).toBe(
    '<ButtonGroup><Button>Button</Button><Button>Button</Button></ButtonGroup>',
  );
  faults.set('ButtonGroup grouped 0', 'a group holds texts');
  expect(choose(group, faults).demo?.body).toBe('<ButtonGroup>Button group</ButtonGroup>');
  expect(rootAttempts(other)[0]?.body).toBe('<RowGroup>Row group</RowGroup>');
  const value = prop('value', 'string');
  const [, choices] = wholesOf([model('Radio', {props: [value]}), model('RadioGroup')]);
  expect(choices && rootAttempts(choices)[0]?.body).toBe(
    '<RadioGroup><Radio value="radio">Radio</Radio><Radio value="radio-2">Radio</Radio></RadioGroup>',
  );
});

it('puts wholes into a group of them, and no part of a group into a whole', () => {
  const [button] = wholesOf([model('Button', {parts: ['Group', 'GroupSection']})]);
  expect(button && assembled(button, new Map())?.body).toBe(
    '<><Button>Button</Button><Button.Group><Button>Button</Button></Button.Group><Button.GroupSection>Group section</Button.GroupSection></>',
  );
});

it.each([
  ['table', /^<Grid><thead><tr><th>Name<.*<td>First<.*<\/tbody><\/Grid>$/],
  ['ul', /^<Grid><li>First<\/li><li>Second<\/li><\/Grid>$/],
  ['div', /^<Grid>Grid<\/Grid>$/],
])('puts into an element that holds no text what it holds: %s', (spread, body) => {
  const [grid] = wholesOf([{...model('Grid'), spread}]);
  expect(grid && rootAttempts(grid)[0]?.body).toMatch(body);
});

it('says what is left out, and why', () => {
  expect(choose(menu, failing('Menu.Item'))).toMatchObject({
    demo: {id: 'Menu assembled'},
    left: ['Menu.Item: no menu'],
  });
});

it('names in one line the parts that a demo is without', () => {
  expect(choose(menu, failing('Menu.Item', 'Menu.Footer')).left).toEqual([
    'Menu: its demo is without Footer, Item',
  ]);
});

it('shows the whole alone where it does not work with its parts', () => {
  const faults = new Map([...failing('Menu.Item'), ['Menu assembled', 'too much']]);
  const {demo, left} = choose(menu, faults);
  expect(demo?.body).toBe('<Menu>Menu</Menu>');
  expect(left).toEqual(['Menu with its parts: too much', 'Menu.Item: no menu']);
});

it('gives a whole the lists that it is made of, before parts, and goes without where they fail', () => {
  const [tabs] = wholesOf([model('Tabs', {parts: ['Pane']})]);
  if (!tabs?.root) throw new Error('no whole');
  const whole = {...tabs, root: {...tabs.root, samples: {items: "['First']"}}};
  expect(choose(whole, new Map()).demo?.body).toBe("<Tabs items={['First']} />");
  const faults = new Map([['Tabs filled 0', 'no such item']]);
  expect(choose(whole, faults).demo?.body).toBe('<Tabs><Tabs.Pane>Pane</Tabs.Pane></Tabs>');
});

it('puts the parts of what opens into each other, as most libraries want them', () => {
  const parts = ['Backdrop', 'Close', 'Popup', 'Portal', 'Positioner', 'Title', 'Trigger'];
  const [dialog] = wholesOf([model('Dialog', {parts})]);
  const misplaced = ['Popup', 'Positioner'].flatMap((part) =>
    ['within 0', 'within 1', 'alone 0', 'alone 1'].map((way): [string, string] => [
      `Dialog.${part} ${way}`,
      'it needs a portal',
    ]),
  );
  const {demo, left} = choose(dialog as NonNullable<typeof dialog>, new Map(misplaced));
  expect(demo?.body).toBe(
    '<Dialog><Dialog.Trigger>Open dialog</Dialog.Trigger><Dialog.Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Popup><Dialog.Title>Title</Dialog.Title><Dialog.Close>Close</Dialog.Close></Dialog.Popup></Dialog.Positioner></Dialog.Portal></Dialog>',
  );
  expect(left).toEqual([]);
});

it('has no demo where nothing works', () => {
  const {demo, left} = choose(menu, failing('Menu'));
  expect(demo).toBeUndefined();
  expect(left).toContain('Menu: no menu');
});

it('says what is wrong beside a text in it, where it takes none', () => {
  const [code] = wholesOf([model('Code')]);
  if (!code) throw new Error('no whole');
  const refused = "Property 'children' does not exist on type 'CodeProps'.";
  const tried = rootAttempts(code).map(
    ({id, body}) => [id, body === '<Code />' ? NOTHING : refused] as const,
  );
  expect(choose(code, new Map(tried)).left).toEqual([`Code: ${NOTHING}`]);
});

it('imports a default export by itself, and what it uses by name', () => {
  const imports = ["import Card from '@acme/ui';"];
  const [card] = wholesOf([model('Card', {imports})]);
  const attempt = {id: '', body: '<><Button /><Card /></>'};
  expect(card && moduleOf(attempt, card, {name: '@acme/ui'})).toMatch(
    /^import \{Button\} from '@acme\/ui';\nimport Card from '@acme\/ui';\n/,
  );
});

it('says in other words that two copies of React have met', () => {
  const fault = "Cannot read properties of null (reading 'useState')";
  const faults = new Map(ids.map((id) => [id, fault]));
  expect(choose(menu, faults).left[0]).toBe(
    'Menu: two copies of React meet in it, as useState is asked of one that renders nothing',
  );
});

it('writes a module that imports the whole', () => {
  const attempt = {id: '', body: '<Menu />'};
  expect(moduleOf(attempt, menu, {name: '@acme/ui'})).toBe(
    "import {Menu} from '@acme/ui';\n\nexport default function BasicMenu() {\n  return <Menu />;\n}\n",
  );
});

describe('what no server can render', () => {
  const [affix] = wholesOf([model('Affix')]);
  if (!affix) throw new Error('no whole');
  const ids = rootAttempts(affix).map(({id}) => id);
  const onServer = new Map(ids.map((id) => [id, 'window is not defined (in useOffset)']));
  const tried = new Map([
    ...onServer,
    ...browserAttempts(affix, onServer).map(({id}) => [id, 'window is not defined'] as const),
  ]);

  it('is tried in a browser, as it would be written for a server', () => {
    const bodies = browserAttempts(affix, onServer).map(({body}) => body);
    expect(bodies).toEqual(rootAttempts(affix).map(({body}) => body));
    expect(browserAttempts(affix, new Map(ids.map((id) => [id, 'no theme'])))).toEqual([]);
  });

  it('is shown by the browser alone where it works there', () => {
    expect(choose(affix, tried)).toMatchObject({demo: {browserOnly: true}, left: []});
    expect(demoLine('BasicAffix.tsx', choose(affix, tried).demo)).toBe(
      '{{"demo": "BasicAffix.tsx", "browserOnly": true}}',
    );
  });

  it('is left out where nothing works, or no browser has been asked', () => {
    const failing = new Map([...tried].map(([id]) => [id, 'no theme'] as const));
    expect(choose(affix, failing).demo).toBeUndefined();
    expect(choose(affix, onServer).demo).toBeUndefined();
  });
});
