import {builtProducts, offlineProduct, offlineSet} from '../core/offlineSet';
import type {BuiltPage, BuiltSite} from '../core/types';

const ui = {id: 'ui', name: 'Kit', routeRoots: ['/ui/']};
const other = {id: 'other', name: 'Other', routeRoots: ['/other/']};

function page(path: string, product: string, needs: string[]): BuiltPage {
  const url = `/b/${path.replace('index.html', '')}`;
  return {path, bytes: 100, revision: `of ${path}`, url, product, needs};
}

const PAGES = [
  page('other/index.html', 'other', ['assets/css/a.css', 'img/other.png']),
  page('ui/index.html', 'ui', ['assets/css/a.css', 'assets/js/main.js', 'img/later.svg']),
  page('ui/x/index.html', 'ui', ['img/x.png']),
];
const PATHS = [
  'assets/css/a.css',
  'assets/fonts/f.woff2',
  'assets/js/demo.js',
  'assets/js/main.js',
  'img/other.png',
  'img/x.png',
];

function siteWith(pages: BuiltPage[]): BuiltSite {
  const others = PATHS.map((path) => ({path, bytes: 1, revision: `of ${path}`}));
  const files = new Map([...others, ...pages].map((file) => [file.path, file]));
  const sheets = new Map([['assets/css/a.css', ['assets/fonts/f.woff2']]]);
  return {baseUrl: '/b/', files, pages, sheets};
}

const hash = (text: string) => `#${text.length}`;
const site = siteWith(PAGES);

it('holds pages, what they name, the fonts of their sheets and all scripts that none names', () => {
  const {files, bytes} = offlineSet(site, ui, hash);
  expect(files.map(({url}) => url)).toEqual([
    '/b/assets/css/a.css',
    '/b/assets/fonts/f.woff2',
    '/b/assets/js/demo.js',
    '/b/assets/js/main.js',
    '/b/img/later.svg',
    '/b/img/x.png',
    '/b/ui/',
    '/b/ui/x/',
  ]);
  expect(bytes).toBe(205);
});

it('holds further files that are asked for: one by its path, or all below a folder', () => {
  const urls = (wanted: string[]) => offlineSet(site, ui, hash, wanted).files.map(({url}) => url);
  expect(urls([])).not.toContain('/b/img/other.png');
  expect(urls(['/img/other.png'])).toContain('/b/img/other.png');
  expect(urls(['/img/'])).toContain('/b/img/other.png');
  expect(urls(['/img/other'])).not.toContain('/b/img/other.png');
});

it('holds what its product is searched by, and not what the others are', () => {
  const files = new Map(site.files);
  for (const path of ['assets/search/ui/a.json', 'assets/search/other/b.json']) {
    files.set(path, {path, bytes: 1, revision: path});
  }
  const urls = offlineSet({...site, files}, ui, hash).files.map(({url}) => url);
  expect(urls.filter((url) => url.includes('search'))).toEqual(['/b/assets/search/ui/a.json']);
});

it('tells hashed files, others, and those that are made while it is written apart', () => {
  const {files} = offlineSet(site, ui, hash);
  const found = (url: string) => files.find((file) => file.url === url);
  expect(found('/b/assets/js/main.js')?.revision).toBeNull();
  expect(found('/b/img/x.png')?.revision).toBe('of img/x.png');
  expect(found('/b/img/later.svg')).toEqual({
    url: '/b/img/later.svg',
    revision: expect.stringMatching(/^#\d+$/),
    optional: true,
  });
});

it('has another revision when a page changes, and the same when nothing does', () => {
  const plain = (text: string) => text;
  const changed = siteWith(PAGES.map((each) => ({...each, revision: `${each.revision}!`})));
  const {revision} = offlineSet(site, ui, plain);
  expect(offlineSet(siteWith(PAGES), ui, plain).revision).toBe(revision);
  expect(offlineSet(changed, ui, plain).revision).not.toBe(revision);
});

it('lists the products that have pages in this build', () => {
  const away = {id: 'away', name: 'Away', routeRoots: ['/away/']};
  expect(builtProducts(site, [ui, away, other])).toEqual([ui, other]);
  expect(offlineProduct(site, ui, offlineSet(site, ui, hash))).toEqual({
    id: 'ui',
    name: 'Kit',
    href: '/b/ui/',
    bytes: 205,
    pages: 2,
  });
});
