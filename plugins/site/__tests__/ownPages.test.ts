import {allPages, missingPages} from '../core/ownPages';

const site = {title: 'Kit', tagline: 'Three components.', isKept: true, isRooted: false};
const pathsOf = (pages: readonly {path: string}[]) => pages.map(({path}) => path);

it('stands in for pages that a site has not written, below its base', () => {
  expect(pathsOf(missingPages([], {...site, baseUrl: '/kit/'}))).toEqual([
    '/kit/',
    '/kit/versions/',
    '/kit/search/',
    '/kit/offline/',
  ]);
  expect(pathsOf(missingPages(['/', '/offline'], {...site, baseUrl: '/'}))).toEqual([
    '/versions/',
    '/search/',
  ]);
});

it('has no page for what a site leaves out', () => {
  expect(pathsOf(missingPages(['/', '/search/'], {...site, baseUrl: '/', isKept: false}))).toEqual([
    '/versions/',
  ]);
});

it('leaves the start page to a product that begins there', () => {
  const rooted = {...site, isRooted: true};
  expect(pathsOf(missingPages([], {...rooted, baseUrl: '/'}))).not.toContain('/');
  expect(pathsOf(allPages([], rooted))).not.toContain('/');
});

it('lists them for search, unless the site says something else of them', () => {
  const own = {path: '/versions/', title: 'Releases'};
  expect(allPages([own], site)).toEqual([
    {path: '/', title: 'Kit', description: 'Three components.'},
    expect.objectContaining({path: '/search/'}),
    expect.objectContaining({path: '/offline/'}),
    own,
  ]);
});
