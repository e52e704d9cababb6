import {addressOf, isHashed, readPage} from '../core/pages';

const file = {path: 'ui/button/index.html', bytes: 9, revision: 'r'};

it.each([
  ['<!doctype html><html lang=en data-product=ui class=a>', 'ui'],
  ['<html data-product="ui">', 'ui'],
  ["<html lang='en' data-product='ui'>", 'ui'],
  ['<html lang=en><p data-product=x>', undefined],
])('reads the product of %s', (html, product) => {
  expect(readPage(file, html, '/').product).toBe(product);
});

it('has its address, and what it names of the site, in order', () => {
  const html = '<img src=/b/img/z.png><img src=a.png><img src=https://x.example/y.png>';
  expect(readPage(file, html, '/b/')).toEqual({
    ...file,
    url: '/b/ui/button/',
    product: undefined,
    needs: ['img/z.png', 'ui/button/a.png'],
  });
});

it('reads addresses of other letters from bytes, with quotes and without', () => {
  const html = '<img src="/à la.png"><img src=/Š.png alt=à><img src=/👍.png>';
  const bytes = Buffer.from(html).toString('latin1');
  expect(readPage(file, bytes, '/').needs).toEqual(['à la.png', 'Š.png', '👍.png']);
});

it.each([
  ['index.html', '/', '/'],
  ['a b/index.html', '/zh/', '/zh/a%20b/'],
  ['404.html', '/', '/404.html'],
  ['myindex.html', '/', '/myindex.html'],
])('serves %s below %s at %s', (path, baseUrl, address) => {
  expect(addressOf(path, baseUrl)).toBe(address);
});

it('knows which files never change', () => {
  expect(isHashed('assets/js/main.0a.js')).toBe(true);
  expect(isHashed('img/assets/a.png')).toBe(false);
});
