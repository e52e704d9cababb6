import {iconFaults, treeNameFaults, validateEntries} from '../core/validate';

const validate = (...entries: unknown[]) => validateEntries(entries, 'sidebars.ts, ui');

it('passes an entry with every field', () => {
  const entry = {
    pathname: '/ui/button/',
    title: 'Button',
    children: [{pathname: 'https://example.com/'}],
    subheader: 'Inputs',
    plan: 'pro',
    newFeature: true,
    planned: false,
    unstable: true,
    beta: true,
    deprecated: true,
    legacy: true,
    icon: 'box',
    linkProps: {rel: 'nofollow', tabIndex: 0, download: true},
    query: {tab: 'api'},
    inSideNav: false,
  };
  expect(validate(entry, {pathname: '/a', subheader: true, plan: 'premium'})).toEqual([]);
});

it('takes a field that is undefined for one that is not there', () => {
  expect(validate({pathname: '/a/', title: undefined, nonsense: undefined})).toEqual([]);
});

it.each([
  ['pathname', 'ui/button/', 'a path like "/a/b/" or a full address'],
  ['pathname', '/two words/', 'a path like "/a/b/" or a full address'],
  ['pathname', 5, 'a path like "/a/b/" or a full address'],
  ['title', '', 'a text that is not empty'],
  ['title', 5, 'a text that is not empty'],
  ['children', {pathname: '/b/'}, 'a list of entries'],
  ['subheader', false, 'a heading, or true'],
  ['plan', 'free', '"pro" or "premium"'],
  ['newFeature', 'yes', 'true or false'],
  ['planned', 1, 'true or false'],
  ['unstable', 'true', 'true or false'],
  ['beta', null, 'true or false'],
  ['deprecated', [], 'true or false'],
  ['legacy', 'v4', 'true or false'],
  ['icon', true, 'a text that is not empty'],
  ['linkProps', 'nofollow', 'attributes, such as {rel: "nofollow"}'],
  ['linkProps', {rel: ['nofollow']}, 'attributes, such as {rel: "nofollow"}'],
  ['query', ['tab'], 'search parameters, such as {tab: "api"}'],
  ['query', {tab: 1}, 'search parameters, such as {tab: "api"}'],
  ['inSideNav', 'no', 'true or false'],
])('refuses %s: %j', (field, value, expected) => {
  const where = expect.stringMatching(/^sidebars\.ts, ui › ./) as string;
  expect(validate({pathname: '/a/', [field]: value})).toEqual([
    {where, what: `field "${field}" is ${JSON.stringify(value)}`, fix: `write ${expected}`},
  ]);
});

it('misses a pathname, and counts the entry where it has no name', () => {
  expect(validate({pathname: '/a/'}, {beta: true})).toEqual([
    {
      where: 'sidebars.ts, ui › entry 2',
      what: 'field "pathname" is nothing',
      fix: 'write a path like "/a/b/" or a full address',
    },
  ]);
});

it('refuses an unknown field, with the nearest', () => {
  expect(validate({pathname: '/a/', depricated: true})).toEqual([
    {
      where: 'sidebars.ts, ui › A',
      what: 'field "depricated" is unknown',
      fix: 'did you mean "deprecated"?',
    },
  ]);
});

it('knows no fields but its own', () => {
  expect(validate({pathname: '/a/', constructor: 'x'})).toMatchObject([
    {what: 'field "constructor" is unknown'},
  ]);
});

it('names a nested entry by the titles that lead to it, and finds all faults at once', () => {
  const children = [{pathname: '/ui/react-button/', beta: 'yes'}, 'text'];
  const tree = [{pathname: '/ui/', title: 'Components', legacy: 0, children}];
  expect(validate(...tree).map(({where, what}) => `${where}: ${what}`)).toEqual([
    'sidebars.ts, ui › Components: field "legacy" is 0',
    'sidebars.ts, ui › Components › Button: field "beta" is "yes"',
    'sidebars.ts, ui › Components › entry 2: is "text"',
  ]);
});

it.each([null, ['/a/'], 5])('refuses %j for an entry', (entry) => {
  expect(validate(entry)).toMatchObject([
    {where: 'sidebars.ts, ui › entry 1', fix: 'write an object with a pathname'},
  ]);
});

it('refuses a tree that is no list', () => {
  expect(validateEntries({pathname: '/a/'}, 'sidebars.ts, ui')).toEqual([
    {
      where: 'sidebars.ts, ui',
      what: 'the tree is {"pathname":"/a/"}',
      fix: 'write a list of entries',
    },
  ]);
});

describe('treeNameFaults', () => {
  it('names every tree that is of no product, with the nearest', () => {
    expect(treeNameFaults(['ui', 'joi', 'wholly-else'], ['ui', 'joy'], 'sidebars.ts')).toEqual([
      {where: 'sidebars.ts', what: '"joi" is no product', fix: 'did you mean "joy" or "ui"?'},
      {where: 'sidebars.ts', what: '"wholly-else" is no product', fix: 'known are ui, joy'},
    ]);
  });

  it('takes any name where the site has no registry', () => {
    expect(treeNameFaults(['ui'], [], 'sidebars.ts')).toEqual([]);
  });
});

describe('icons', () => {
  const tree = [{pathname: '/a/', title: 'A', children: [{pathname: '/b/', icon: 'bok'}]}];

  it('are refused when the set has none of the name, with the nearest', () => {
    expect(iconFaults(tree, ['book', 'box'], 'sidebars.ts, ui')).toEqual([
      {
        where: 'sidebars.ts, ui › A › B',
        what: 'icon "bok" is unknown',
        fix: 'did you mean "book" or "box"?',
      },
    ]);
  });

  it('pass when they are of the set, and all of them where no set is given', () => {
    expect(iconFaults(tree, ['bok'], 'sidebars.ts, ui')).toEqual([]);
    expect(iconFaults(tree, [], 'sidebars.ts, ui')).toEqual([]);
  });
});
