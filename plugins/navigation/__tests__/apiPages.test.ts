import {apiPageOf, withApiPages} from '../core/apiPages';

const RENAMED = {'@acme/lab': {Card: 'Card (lab)', Menu_Item: 'Menu_Item (lab)'}};
const LISTS = ['components', 'hooks'];

it('says what the API pages of the names on a page are called, where that is not the name', () => {
  const written = {components: ['Card', 'Masonry'], packageName: '@acme/lab'};
  const page = withApiPages(written, RENAMED, LISTS);
  expect(page).toEqual({...written, apiPages: {Card: 'Card (lab)'}});
  expect(['Card', 'Masonry'].map((name) => apiPageOf(page, name))).toEqual([
    'Card (lab)',
    'Masonry',
  ]);
});

it('finds what one package alone has, whatever page is at its address', () => {
  const page = withApiPages({components: ['Menu_Item']}, RENAMED, LISTS);
  expect(apiPageOf(page, 'Menu_Item')).toBe('Menu_Item (lab)');
});

it.each([
  ['a page of another package', {components: ['Card'], packageName: '@acme/kit'}],
  ['a page without names', {title: 'Card', hooks: 'Card'}],
])('leaves %s as it is', (_, page) => {
  expect(withApiPages(page, RENAMED, LISTS)).toBe(page);
});

it('knows no name that objects have by themselves', () => {
  const page = withApiPages({components: ['constructor']}, RENAMED, LISTS);
  expect(apiPageOf(page, 'constructor')).toBe('constructor');
});
