import {productOf} from '../core/productOf';

const products = [
  {id: 'ui', routeRoots: ['/material-ui/']},
  {id: 'lab', routeRoots: ['/material-ui/lab/', '/x/']},
  {id: 'docs', routeRoots: ['/vitrine/']},
];

const idOf = (pathname: string) => productOf(pathname, products, 'docs', ['en']).id;

it.each([
  ['/material-ui/react-button/', 'ui'],
  ['/material-ui/', 'ui'],
  ['/material-ui', 'ui'],
  ['/material-ui?a=1#b', 'ui'],
  ['/material-ui/lab/masonry/', 'lab'],
  ['/material-ui/lab', 'lab'],
  ['/x/test/', 'lab'],
  ['/zh/x/test/', 'lab'],
  ['/en/material-ui/', 'ui'],
])('%s belongs to %s', (pathname, id) => {
  expect(idOf(pathname)).toBe(id);
});

it('does not depend on the order of the registry', () => {
  const {id} = productOf('/material-ui/lab/', products.toReversed(), 'docs', ['en']);
  expect(id).toBe('lab');
});

it.each(['/', '/versions/', '/material-uix/', '/pt/material-ui/', '/search/?q=/x/'])(
  '%s belongs to nobody, so to the fallback',
  (pathname) => {
    expect(idOf(pathname)).toBe('docs');
  },
);

it('is a fault of Vitrine without the fallback: options have been checked for it', () => {
  expect(() => productOf('/', products, 'gone', ['en'])).toThrow('no product "gone"');
});
