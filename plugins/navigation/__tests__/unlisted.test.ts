import type {Item} from '../core/types';
import {appendUnlisted, type FolderFacts} from '../core/unlisted';
import {docOf} from './__fixtures__/docs';

const doc = (id: string, label: string): Item => ({type: 'doc', id, label});

const category = (label: string, ...items: Item[]): Item & {type: 'category'} => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

it('orders by position, then title, and keeps pages without a position for last', () => {
  const docs = [
    docOf('d.md', {title: 'Beta'}),
    docOf('c.md', {title: 'Alpha'}),
    docOf('b.md', {title: 'Zeta', sidebarPosition: 2}),
    docOf('a.md', {title: 'Gamma', sidebarPosition: 2}),
    docOf('e.md', {title: 'Omega', sidebarPosition: 1}),
  ];
  expect(appendUnlisted([], docs).map(({label}) => label)).toEqual([
    'Omega',
    'Gamma',
    'Zeta',
    'Alpha',
    'Beta',
  ]);
});

it('gives the same order for pages of one title, however they are found', () => {
  const docs = [docOf('b.md', {title: 'Same'}), docOf('a.md', {title: 'Same'})];
  expect(appendUnlisted([], docs)).toEqual([doc('a', 'Same'), doc('b', 'Same')]);
  expect(appendUnlisted([], docs.toReversed())).toEqual(appendUnlisted([], docs));
});

it('adds pages of the root after the entries, by their label', () => {
  const start = docOf('start.md', {title: 'Start', frontMatter: {sidebar_label: 'Begin'}});
  expect(appendUnlisted([doc('index', 'Overview')], [start])).toEqual([
    doc('index', 'Overview'),
    doc('start', 'Begin'),
  ]);
});

it("adds to the group of the folder's title", () => {
  const tree = [category('Getting started', doc('usage', 'Usage')), doc('last', 'Last')];
  const file = docOf('getting-started/faq.md', {title: 'Questions'});
  expect(appendUnlisted(tree, [file])).toEqual([
    category('Getting started', doc('usage', 'Usage'), doc('getting-started/faq', 'Questions')),
    doc('last', 'Last'),
  ]);
});

it('looks for that group at the same depth only', () => {
  const tree = [category('Guide', category('Inputs'))];
  const file = docOf('inputs/field.md', {title: 'Field'});
  expect(appendUnlisted(tree, [file])).toEqual([
    category('Guide', category('Inputs')),
    category('Inputs', doc('inputs/field', 'Field')),
  ]);
});

it('makes nested groups where there are none, once', () => {
  const docs = [
    docOf('recipes/forms/login.md', {title: 'Login'}),
    docOf('recipes/forms/search.md', {title: 'Search'}),
  ];
  const login = doc('recipes/forms/login', 'Login');
  const search = doc('recipes/forms/search', 'Search');
  expect(appendUnlisted([], docs)).toEqual([category('Recipes', category('Forms', login, search))]);
});

it('lists the page of a folder beside the folder', () => {
  const button = docOf('components/button/button.md', {title: 'Button'});
  expect(appendUnlisted([], [button])).toEqual([
    category('Components', doc('components/button/button', 'Button')),
  ]);
});

it('does not change the tree that it is given', () => {
  const tree = [category('Guide', category('More'))];
  const before = structuredClone(tree);
  appendUnlisted(tree, [docOf('guide/more/a.md')]);
  expect(tree).toEqual(before);
});

it('gives a folder the title, the place and the state that it says', () => {
  const facts: Record<string, FolderFacts> = {
    '02-guide': {label: 'Handbook', position: 2},
    '02-guide/forms': {position: 1, collapsed: false},
    recipes: {position: 1, collapsible: false},
  };
  const docs = [
    docOf('02-guide/first.md', {title: 'First', sidebarPosition: 7}),
    docOf('02-guide/forms/login.md', {title: 'Login', sidebarPosition: 9}),
    docOf('recipes/soup.md', {title: 'Soup'}),
    docOf('start.md', {title: 'Start', sidebarPosition: 1.5}),
    docOf('other/last.md', {title: 'Last'}),
  ];
  expect(appendUnlisted([], docs, (folder) => facts[folder] ?? {})).toEqual([
    {...category('Recipes', doc('recipes/soup', 'Soup')), collapsible: false, collapsed: false},
    doc('start', 'Start'),
    category(
      'Handbook',
      {...category('Forms', doc('guide/forms/login', 'Login')), collapsed: false},
      doc('guide/first', 'First'),
    ),
    category('Other', doc('other/last', 'Last')),
  ]);
});

it('adds to the group of an entry that has the title which a folder says', () => {
  const facts = () => ({label: 'Getting started', position: 1});
  expect(appendUnlisted([category('Getting started')], [docOf('a/b.md')], facts)).toEqual([
    category('Getting started', doc('a/b', 'a/b')),
  ]);
});
