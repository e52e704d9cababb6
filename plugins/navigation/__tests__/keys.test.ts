import {withKeys} from '../core/keys';
import type {Item} from '../core/types';

const doc = (id: string, label: string): Item => ({type: 'doc', id, label});
const group = (label: string, ...items: Item[]): Item => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

/** Labels and keys, in the order of the tree. */
function keysOf(items: readonly (Item & {key?: string})[]): [string, string | undefined][] {
  return items.flatMap((item) => [
    [item.label, item.key] as [string, string | undefined],
    ...(item.type === 'category' ? keysOf(item.items) : []),
  ]);
}

it('leaves a label that stands once to be the name of its translation', () => {
  const tree = [doc('a', 'Button'), group('Inputs', doc('b', 'Select'))];
  expect(keysOf(withKeys(tree))).toEqual([
    ['Button', undefined],
    ['Inputs', undefined],
    ['Select', undefined],
  ]);
});

it('tells labels apart that stand more than once, by the way to them', () => {
  const tree = [
    doc('index', 'Overview'),
    group('Inputs', doc('a', 'Overview'), doc('b', 'Overview')),
    group('Overview'),
  ];
  expect(keysOf(withKeys(tree))).toEqual([
    ['Overview', 'Overview'],
    ['Inputs', undefined],
    ['Overview', 'Inputs › Overview'],
    ['Overview', 'Inputs › Overview (2)'],
    // Groups are named apart from pages.
    ['Overview', undefined],
  ]);
});

it('lets pages be translated', () => {
  expect(withKeys([doc('a', 'Button')])).toEqual([
    {type: 'doc', id: 'a', label: 'Button', translatable: true},
  ]);
});
