import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages, readBuilt, readVisited} from './support/built';
import {ROOT} from './support/places';
import {expect, test} from './support/test';

const PAGES = listPages();
/** What the served HTML of a page must hold exactly once, for those who run no JavaScript. */
const SERVED = {
  'a title': /<title[^>]*>[^<]*\bVitrine<\/title>/g,
  'an h1': /<h1[ >]/g,
  'a description': /<meta [^>]*name="?description"? content="?\w/g,
  'a product': /<meta [^>]*name="?docs:productId"? content="?[a-z-]+[" ]/g,
  'a category': /<meta [^>]*name="?docs:productCategoryId"? content="?(?:core|docs)[" ]/g,
};
const isPart = process.env.VITRINE_PAGES !== undefined;

/** Addresses of the routes that the build was made of, and the page for all others. */
function listRoutes(): string[] {
  const routes = readFileSync(path.join(ROOT, '.docusaurus/routes.js'), 'utf8');
  const leaves = routes.matchAll(/path: '([^'*]+)',\s+component: .*,\s+exact: true/g);
  return [...[...leaves].map(([, address = '']) => address), '/404.html'].sort();
}

test('every route of the build was visited', () => {
  test.skip(isPart, 'some pages alone were to be visited');
  expect(PAGES.length).toBeGreaterThan(50);
  expect(readVisited()).toEqual(listRoutes());
});

test('says in the served HTML what each page is', () => {
  const faults = PAGES.flatMap((address) => {
    const html = readBuilt(address.replace(/\/$/, '/index.html'));
    return Object.entries(SERVED)
      .map(([what, pattern]) => ({what, count: html.match(pattern)?.length ?? 0}))
      .filter(({count}) => count !== 1)
      .map(({what, count}) => `${address} has ${what} ${count} times`);
  });
  expect(faults).toEqual([]);
});

test('lists in its sitemap every page that is to be found, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const hidden = /^\/404\.html$|^\/material-ui\/v6\//;
  expect(listed.map(([, url = '']) => new URL(url).pathname).sort()).toEqual(
    PAGES.filter((address) => !hidden.test(address)),
  );
});

test('says that a page is missing, inside a product as well', async ({site}) => {
  const page = await site.open('/material-ui/react-nothing/', {status: 404});
  await page.getByRole('heading', {level: 1, name: /no page/i}).waitFor();
});
