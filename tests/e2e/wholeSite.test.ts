import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {outsideCode} from '../../plugins/markdown-export/core/finish';
import {markdownAddress} from '../../plugins/markdown-export/client';
import {leaksIn} from '../contract/leaks';
import {readLateScripts} from '../../plugins/_shared/loading/lateScripts';
import {ARABIC, inTurn, listFirst, listPages, readBuilt, readVisited} from './support/built';
import {BUILD} from './support/places';
import {expect, test} from './support/test';

const PAGES = listFirst();
/** What is built in the second language: the site's own pages, what is translated, and pages that are not. */
const IN_ARABIC = [
  '/ar/',
  '/ar/404.html',
  '/ar/material-ui/',
  '/ar/material-ui/getting-started/design-resources/',
  '/ar/material-ui/getting-started/faq/',
  '/ar/material-ui/getting-started/installation/',
  '/ar/material-ui/getting-started/supported-platforms/',
  '/ar/material-ui/getting-started/templates/',
  '/ar/material-ui/getting-started/usage/',
  '/ar/material-ui/react-button/',
  '/ar/offline/',
  '/ar/search/',
  '/ar/versions/',
];
/** What the served HTML of a page must hold exactly once, for those who run no JavaScript. */
const SERVED = {
  'a title': /<title[^>]*>[^<]*\bVitrine<\/title>/g,
  'an h1': /<h1[ >]/g,
  'a description': /<meta [^>]*name="?description"? content="?\w/g,
  'a product': /<meta [^>]*name="?docs:productId"? content="?[a-z-]+[" ]/g,
  'a category': /<meta [^>]*name="?docs:productCategoryId"? content="?(?:core|docs)[" ]/g,
};
/** What a page is written with, and no text is. */
const LEFT_OVER = /(?<!\\)<\/?[A-Za-z][^\n]*>|(?<!\\)\{\{.*|^(?:import|export) .*;$|^:::.*/gm;

/** Where links of a text lead within the site; those to places of pages that are no files not. */
function linksOf(file: string): string[] {
  const links: string[] = [];
  outsideCode(readBuilt(file), (part) => {
    const found = part.matchAll(/\]\((?:https:\/\/vitrine\.example\.com)?(\/[^)#?\s]*)/g);
    links.push(...[...found].map(([, link = '']) => link));
    return part;
  });
  return links;
}

/** The scripts that a page loads once React is wanted. */
function scriptsOf(address: string): string[] {
  const listed = /data-late-scripts="([^"]*)"/.exec(readBuilt(`${address}index.html`.slice(1)));
  return readLateScripts(listed?.[1]).map((url) => url.slice(1));
}

const isPart = process.env.VITRINE_PAGES !== undefined;

/** Addresses of the routes that a language was made of, as its pages load them, and the page for all others. */
function listRoutes(root: string): string[] {
  const folder = `${root}assets/js/`.slice(1);
  const shards = readdirSync(path.join(BUILD, folder)).filter((name) => SHARD.test(name));
  const leaves = shards.flatMap((name) => [...readBuilt(folder + name).matchAll(LEAF)]);
  return [...leaves.map(([, address = '']) => address), `${root}404.html`];
}

const SHARD = /^route-shard-\d+\.\w+\.js$/;
/** A row of a shard: `["/kit/api/press/","843",[5,0,0,6],…`. */
const LEAF = /\["(\/[^"*]*)","\w+",\[[\d,]*\],/g;

test("every route of the build was visited, or is another run's share of a reference", () => {
  test.skip(isPart, 'some pages alone were to be visited');
  expect(PAGES.length).toBeGreaterThan(50);
  expect(readVisited()).toEqual(inTurn([...listRoutes('/'), ...listRoutes(ARABIC)]).sort());
});

test('builds in its second language what is named, and nothing else', () => {
  expect(listPages().filter((address) => address.startsWith(ARABIC))).toEqual(IN_ARABIC);
  const listed = [...readBuilt('ar/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const hidden = /\/(?:404\.html|search\/|offline\/)$/;
  expect(listed.map(([, url = '']) => new URL(url).pathname).sort()).toEqual(
    IN_ARABIC.filter((address) => !hidden.test(address)),
  );
});

test('tells search engines of the languages that a page is built in, and of no other', () => {
  const told = (address: string) =>
    [...readBuilt(`${address}index.html`).matchAll(/rel="?alternate"? [^>]*hreflang="?([\w-]+)/gi)]
      .map(([, language = '']) => language)
      .sort();
  expect(told('/material-ui/react-button/')).toEqual(['ar', 'en', 'x-default']);
  expect(told('/ar/material-ui/react-button/')).toEqual(['ar', 'en', 'x-default']);
  expect(told('/joy-ui/')).toEqual(['en', 'x-default']);
});

test('leads from its second language to what that does not have in the first', () => {
  const html = readBuilt('ar/material-ui/index.html');
  const links = [...html.matchAll(/<a [^>]*href="?(\/[^" >#?]*)/g)].map(([, link = '']) => link);
  expect(links).toContain('/material-ui/react-select/');
  expect(links).toContain('/ar/material-ui/getting-started/usage/');
  const isThere = (link: string) => existsSync(path.join(BUILD, decodeURI(link)));
  expect(links.filter((link) => !isThere(link))).toEqual([]);
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
  const hidden = /^\/404\.html$|^\/(?:search|offline|material-ui\/v6)\//;
  expect(listed.map(([, url = '']) => new URL(url).pathname).sort()).toEqual(
    PAGES.filter((address) => !hidden.test(address)),
  );
});

test('dates in its sitemap what somebody wrote, as the page itself does', () => {
  const dated = [
    ...readBuilt('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g),
  ];
  expect(dated.length).toBeGreaterThan(20);
  const wrong = dated.filter(([, url = '', date = '']) => {
    const html = readBuilt(new URL(url).pathname.replace(/\/$/, '/index.html'));
    const shown = /<time datetime="?([\d-]+)/i.exec(html)?.[1] ?? date;
    return shown !== date;
  });
  expect(wrong).toEqual([]);
});

test('publishes models that are valid by their own schema', () => {
  const validate = new Ajv2020({allErrors: true}).compile(
    JSON.parse(readBuilt('api/component.schema.json')) as object,
  );
  const models = PAGES.filter((address) => /\/api\/[^/]+\/$/.test(address))
    .filter((address) => !address.endsWith('/changes/'))
    .map((address) => address.replace(/\/$/, '.json'));
  expect(models.length).toBeGreaterThan(50);
  const faults = models.filter((file) => !validate(JSON.parse(readBuilt(file))));
  expect(faults).toEqual([]);
});

test('has every page as Markdown, of which its head tells, with nothing that only a browser reads', () => {
  const faults = PAGES.filter((address) => address !== '/404.html').flatMap((address) => {
    const file = markdownAddress(address);
    const html = readBuilt(address.replace(/\/$/, '/index.html'));
    const left: string[] = [];
    outsideCode(readBuilt(file), (part) => {
      left.push(...(part.match(LEFT_OVER) ?? []));
      return part;
    });
    const isTold = html.includes(`type=text/markdown href=${file} `);
    return [...left, ...(isTold ? [] : ['no link'])].map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('has pages behind all links of its lists for agents and of its Markdown', () => {
  const lists = ['llms.txt', ...linksOf('llms.txt').filter((link) => link.endsWith('llms.txt'))];
  expect(lists.length).toBeGreaterThan(5);
  const pages = PAGES.filter((address) => address !== '/404.html').map((each) =>
    markdownAddress(each),
  );
  const files = [...new Set([...lists, ...lists.flatMap(linksOf), ...pages])];
  const links = files.flatMap((file) => linksOf(file).map((link) => ({file, link})));
  const isThere = (link: string) => existsSync(path.join(BUILD, decodeURI(link)));
  expect(links.filter(({link}) => !isThere(link))).toEqual([]);
});

test('names every page of current versions in the plain list of its search, but their tabs', () => {
  const list = readBuilt('search/index.html');
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => !/\/(?:components|hooks)-api\/$/.test(address));
  expect(listed.length).toBeGreaterThan(200);
  const isNamed = (address: string) => new RegExp(`href="?${address}["\\s>]`).test(list);
  expect(listed.filter((address) => !isNamed(address))).toEqual([]);
});

test('brings what shows demos to readers of pages that have one, to all the same, and to no other', () => {
  const showsDemos = (address: string) =>
    scriptsOf(address).filter((file) => readBuilt(file).includes('vitrine.demo.files'));
  const [file] = showsDemos('/material-ui/react-button/');
  expect(file).toBeDefined();
  expect(showsDemos('/joy-ui/react-button/')).toEqual([file]);
  expect(showsDemos('/material-ui/getting-started/installation/')).toEqual([]);
  expect(showsDemos('/material-ui/api/button/')).toEqual([]);
});

test('says that a page is missing, inside a product as well', async ({site}) => {
  const page = await site.open('/material-ui/react-nothing/', {status: 404});
  await page.getByRole('heading', {level: 1, name: /no page/i}).waitFor();
  await expect(page).toHaveTitle(/^No page at this address \S+ .*Vitrine$/);
  await expect(page.locator('meta[name="docs:productId"]')).toHaveAttribute(
    'content',
    'material-ui',
  );
});

test('publishes no secret, no source map, and no place of the machine', () => {
  expect(leaksIn(BUILD)).toEqual([]);
});
