import {pageView} from '../core/pageView';

const page = {
  pathname: '/material-ui/react-button/',
  title: 'Button | Vitrine',
  productId: 'material-ui',
  productCategoryId: 'core',
};

it('has title, location and product, in this order', () => {
  expect(Object.entries(pageView(page, undefined, ['en']) ?? {})).toEqual([
    ['page_title', 'Button | Vitrine'],
    ['page_location', '/material-ui/react-button/'],
    ['productId', 'material-ui'],
    ['productCategoryId', 'core'],
  ]);
});

it('is made once per page', () => {
  expect(pageView(page, '/material-ui/react-button/', ['en'])).toBeUndefined();
  expect(pageView(page, '/material-ui/', ['en'])).toBeDefined();
});

it.each([
  ['/', '/'],
  ['/zh/', '/'],
  ['/zh', '/'],
  ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
  ['/pt/foo/', '/pt/foo/'],
  ['/en/foo/', '/foo/'],
  ['/foo/', '/foo/'],
  ['/zhong/foo/', '/zhong/foo/'],
])('reports %s as %s', (pathname, location) => {
  expect(pageView({...page, pathname}, undefined, ['en'])?.page_location).toBe(location);
});

it('takes the site at its word about languages', () => {
  const view = pageView({...page, pathname: '/pt/foo/'}, undefined, ['en', 'pt']);
  expect(view?.page_location).toBe('/foo/');
});
