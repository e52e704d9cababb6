import {assembled, nested} from '../attempts';
import {deeperAttempts, gathered, settled} from '../families';
import {NESTING} from '../nesting';
import {NOTHING} from '../runner';
import {wholesOf} from '../wholes';
import {model} from './models';

/** Faults of all ways to show these by themselves. */
const alone = (faults: Record<string, string>) =>
  new Map(
    Object.entries(faults).flatMap(([name, fault]) =>
      [0, 1, 2, 3].map((index) => [`${name} alone ${index}`, fault] as const),
    ),
  );

const named = (...names: string[]) => wholesOf(names.map((name) => model(name)));
const shapes = (...args: Parameters<typeof gathered>) =>
  gathered(...args).map(({name, models, parts}) => [
    name,
    models.map((each) => each.name),
    parts.map(({tag}) => tag),
  ]);

it('puts what cannot stand alone on the page of what it is named after', () => {
  const wholes = named(
    'Menu',
    'MenuItem',
    'Tab',
    'Tabs',
    'TabPanel',
    'Table',
    'Radio',
    'RadioGroup',
  );
  const faults = alone({
    MenuItem: '<MenuItem /> is missing a parent <Menu /> component.',
    Tab: 'Tab cannot be rendered outside a collection.',
    TabPanel: 'no state (in useTabs)',
    Table: 'Type is missing the following properties',
    Radio: 'no group (in useContext)',
  });
  expect(shapes(wholes, faults)).toEqual([
    ['Menu', ['Menu', 'MenuItem'], ['MenuItem']],
    ['RadioGroup', ['RadioGroup', 'Radio'], ['Radio']],
    ['Table', ['Table'], []],
    ['Tabs', ['Tabs', 'Tab', 'TabPanel'], ['Tab', 'TabPanel']],
  ]);
});

it('leaves apart what works by itself, and what has no whole', () => {
  const wholes = named('Menu', 'MenuIcon', 'Panel');
  expect(shapes(wholes, alone({Panel: 'use it within Shell'}))).toEqual([
    ['Menu', ['Menu'], []],
    ['MenuIcon', ['MenuIcon'], []],
    ['Panel', ['Panel'], []],
  ]);
});

describe('what works by itself', () => {
  const at = (source: string, ...names: string[]) =>
    names.map((name) => model(name, {source: source.replaceAll('*', name)}));
  const families = (models: ReturnType<typeof at>, faults = new Map<string, string>()) =>
    shapes(wholesOf(models), faults).map(([name, held]) => [name, held]);

  it('goes with what it is named after, where both lie in the folder of that', () => {
    expect(families(at('dist/Card/*.js', 'Card', 'CardHeader', 'Cardinal'))).toEqual([
      ['Card', ['Card', 'CardHeader']],
      ['Cardinal', ['Cardinal']],
    ]);
    expect(families(at('dist/*.js', 'Card', 'CardHeader'))).toHaveLength(2);
    expect(families(at('dist/*/*.js', 'Card', 'CardHeader'))).toHaveLength(2);
  });

  it('goes with it, where both are of a package of its own, which that of all hands on', () => {
    const own = at('@acme/card/lib/*/*.js', 'Card', 'CardHeader', 'CardHeaderIcon');
    expect(families(own)).toEqual([['Card', ['Card', 'CardHeader', 'CardHeaderIcon']]]);
  });

  it('stays apart as a group of wholes, or as what provides for one', () => {
    const all = at('Avatar/*.js', 'Avatar', 'AvatarGroup', 'AvatarProvider');
    expect(families(all)).toHaveLength(3);
  });

  it('stays apart where that cannot be shown, and it has a demo of its own', () => {
    const all = at('Menu/*.js', 'Menu', 'MenuItem');
    expect(families(all, alone({Menu: 'no element to stand at'}))).toHaveLength(2);
  });
});

it('puts head and body of an accordion into its item, though they would render beside it', () => {
  const source = 'Accordion/index.js';
  const names = ['Accordion', 'AccordionHeader', 'AccordionItem', 'AccordionPanel'];
  const [found] = gathered(wholesOf(names.map((name) => model(name, {source}))), new Map());
  if (!found) throw new Error('There is no whole.');
  const tried = new Set(deeperAttempts(found, new Map()).map(({id}) => id));
  expect(assembled(settled(found, new Map(), tried), new Map())?.body).toBe(
    '<Accordion><AccordionItem><AccordionHeader>Accordion header</AccordionHeader><AccordionPanel>Accordion panel</AccordionPanel></AccordionItem></Accordion>',
  );
});

it('puts rows into what holds rows, with cells alone in them', () => {
  const wholes = named('Table', 'TableBody', 'TableCell', 'TableRow');
  const refused = [
    ...['TableCell within 0', 'TableCell within TableBody', 'TableCell bare within TableBody'],
    ...['TableRow within 0', 'TableRow within TableBody'],
  ];
  const faults = new Map(refused.map((id) => [id, NESTING]));
  const orphans = alone({TableBody: NESTING, TableCell: NESTING, TableRow: NESTING});
  const [table] = gathered(wholes, orphans);
  if (!table) throw new Error('There is no whole.');
  const settle = (whole: typeof table) => {
    const tried = deeperAttempts(whole, faults).map(({id}) => id);
    return settled(whole, faults, new Set(tried));
  };
  expect(assembled(settle(settle(table)), faults)?.body).toBe(
    '<Table><TableBody><TableRow><TableCell>Table cell</TableCell></TableRow></TableBody></Table>',
  );
});

it('leaves out what the whole has as a part of its own', () => {
  const exported = {
    components: ['Radio', 'RadioGroup'],
    main: false,
    namespaces: {RadioGroup: ['Radio']},
    themes: [],
    aliases: [],
  };
  const wholes = wholesOf([model('Radio'), model('RadioGroup')], exported);
  expect(shapes(wholes, alone({Radio: 'it is not inside a group'}))).toEqual([
    ['RadioGroup', ['RadioGroup'], ['RadioGroup.Radio']],
  ]);
});

it('puts parts into the parts that their faults and their names ask for', () => {
  const members = ['Root', 'Item', 'ItemTrigger', 'Mark'];
  const exported = {
    components: [],
    main: false,
    namespaces: {Fold: members},
    themes: [],
    aliases: [],
  };
  const [found] = wholesOf([model('FoldRoot')], exported);
  if (!found) throw new Error('There is no whole.');
  const faults = new Map([
    ['Fold.ItemTrigger within 0', 'no context (in useItem)'],
    ['Fold.Mark within 0', 'wrap it within <Fold.ItemTrigger />'],
    ['Fold.Mark within Fold.ItemTrigger', 'no context (in useItem)'],
    ['Fold.Mark within Fold.Item', 'wrap it within <Fold.ItemTrigger />'],
  ]);
  const attempts = deeperAttempts(found, faults);
  expect(attempts.map(({id}) => id)).toEqual([
    'Fold.ItemTrigger within Fold.Item',
    'Fold.Mark within Fold.ItemTrigger',
    'Fold.Mark within Fold.Item',
  ]);
  const once = settled(found, faults, new Set(attempts.map(({id}) => id)));
  const [again] = deeperAttempts(once, faults);
  expect(again).toEqual({
    id: 'Fold.Mark within Fold.ItemTrigger in Fold.Item',
    body: '<Fold.Root><Fold.Item><Fold.ItemTrigger><Fold.Mark>Mark</Fold.Mark></Fold.ItemTrigger></Fold.Item></Fold.Root>',
  });
  const whole = settled(once, faults, new Set([again?.id ?? '']));
  expect(assembled(whole, faults)?.body).toBe(again?.body);
});

it('puts the members of a whole into its list, though they would render without', () => {
  const members = ['List', 'Panel', 'Tab'];
  const exported = {
    components: ['Tabs'],
    main: false,
    namespaces: {Tabs: members},
    themes: [],
    aliases: [],
  };
  const [tabs] = wholesOf([model('Tabs')], exported);
  const attempts = tabs ? deeperAttempts(tabs, new Map()) : [];
  expect(attempts.map(({id}) => id)).toEqual(['Tabs.Tab within Tabs.List']);
});

it('puts an item into the items, closed as they are, behind what opens them', () => {
  const wholes = named('Menu', 'MenuButton', 'MenuItem', 'MenuItems');
  const told = 'missing a parent';
  const faults = alone({MenuButton: told, MenuItem: told, MenuItems: told});
  const [menu] = gathered(wholes, faults);
  if (!menu) throw new Error('There is no whole.');
  const tried = deeperAttempts(menu, faults).map(({id}) => id);
  expect(tried).toEqual(['MenuItem within MenuItems']);
  const whole = settled(menu, new Map([[tried[0] ?? '', NOTHING]]), new Set(tried));
  expect(whole.parts.find(({tag}) => tag === 'MenuItem')?.holder).toBe('MenuItems');
  expect(nested(whole, new Map())?.body).toBe(
    '<Menu><MenuButton>Open menu</MenuButton><MenuItems><MenuItem>Menu item</MenuItem></MenuItems></Menu>',
  );
});
