import {withAddresses} from '../core/addresses';
import type {Item} from '../core/types';

const link = (href: string): Item => ({type: 'link', href, label: 'A'});

it.each([
  ['/ui/a', '/docs/ui/a/'],
  ['/docs/ui/a/', '/docs/ui/a/'],
  ['/ui/a?b=/c#d', '/docs/ui/a/?b=/c#d'],
  ['/', '/docs/'],
  ['https://example.com/a', 'https://example.com/a'],
])('completes %s', (href, address) => {
  const form = {baseUrl: '/docs/', trailingSlash: true};
  expect(withAddresses([link(href)], form)).toEqual([link(address)]);
});

it.each([
  [false, '/ui/a'],
  [undefined, '/ui/a/'],
])('ends as the site wants it: %s', (trailingSlash, address) => {
  expect(withAddresses([link('/ui/a/')], {baseUrl: '/', trailingSlash})).toEqual([link(address)]);
});

it('does so in groups, and leaves docs to Docusaurus', () => {
  const doc: Item = {type: 'doc', id: 'a', label: 'A'};
  const group = (items: Item[]): Item => ({
    type: 'category',
    label: 'G',
    collapsible: true,
    collapsed: true,
    items,
  });
  const form = {baseUrl: '/docs/', trailingSlash: true};
  expect(withAddresses([group([doc, link('/a/')])], form)).toEqual([
    group([doc, link('/docs/a/')]),
  ]);
});
