import type {Page} from 'playwright-core';
import {hydrateDemos} from './demos';
import {hasBuilt, listPages, readBuilt, samplePages} from './built';
import {useSite} from './support';

const NARROW = {width: 320, height: 800};
const PAGES = listPages();
/** What the served HTML of a page must hold exactly once, for those who run no JavaScript. */
const SERVED = {
  'a title': /<title[^>]*>[^<]*\bVitrine<\/title>/g,
  'an h1': /<h1[ >]/g,
  'a description': /<meta [^>]*name="?description"? content="?\w/g,
  'a product': /<meta [^>]*name="?docs:productId"? content="?[a-z-]+[" ]/g,
  'a category': /<meta [^>]*name="?docs:productCategoryId"? content="?(?:core|docs)[" ]/g,
};
const site = useSite();

it('has pages to open', () => {
  expect(PAGES.length).toBeGreaterThan(50);
});

it.each(samplePages())(
  '%s opens, comes alive to its end, and fits a narrow screen',
  async (address) => {
    // As on a first visit: whoever has not answered yet is asked, and nobody else is.
    const page = await site.open(address, {consent: 'none'});
    await hydrateDemos(page);
    expect(await readHead(page)).toEqual({
      headings: 1,
      title: expect.stringMatching(/\bVitrine$/),
      description: expect.stringMatching(/\S{2,}/),
      product: expect.stringMatching(/^[a-z-]+$/),
      category: expect.stringMatching(/^(?:core|docs)$/),
    });
    await page.setViewportSize(NARROW);
    expect(await overflowing(page)).toEqual([]);
  },
);

it('says in the served HTML what each page is', () => {
  const faults = PAGES.flatMap((address) => {
    const html = readBuilt(address.replace(/\/$/, '/index.html'));
    return Object.entries(SERVED)
      .map(([what, pattern]) => ({what, count: html.match(pattern)?.length ?? 0}))
      .filter(({count}) => count !== 1)
      .map(({what, count}) => `${address} has ${what} ${count} times`);
  });
  expect(faults).toEqual([]);
});

it('leads nowhere that is not there, to the anchor', async () => {
  const page = await site.open('/');
  const pages = new Map(await page.evaluate(readLinks, PAGES));
  const dead = [...pages].flatMap(([address, {links}]) =>
    links
      .filter(({path, hash}) => !isFile(path) && !leadsOn(pages.get(path)?.ids, hash))
      .map(({path, hash}) => `${address} → ${path}${hash}`),
  );
  expect(pages.size).toBe(PAGES.length);
  expect(dead).toEqual([]);
});

it('lists in its sitemap every page that is to be found, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const hidden = /^\/404\.html$|^\/material-ui\/v6\//;
  expect(listed.map(([, url = '']) => new URL(url).pathname).sort()).toEqual(
    PAGES.filter((address) => !hidden.test(address)),
  );
});

it('says that a page is missing, inside a product as well', async () => {
  const page = await site.open('/material-ui/react-nothing/', {status: 404});
  await page.getByRole('heading', {level: 1, name: /no page/i}).waitFor();
});

async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    return {
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: content('description'),
      product: content('docs:productId'),
      category: content('docs:productCategoryId'),
    };
  });
}

/** What makes a page wider than its window: the elements that stick out, or nothing. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} ${element.className} of ${scrollWidth} px`);
  });
}

interface Linked {
  ids: string[];
  links: {path: string; hash: string}[];
}

/** Runs in the browser: reads the served HTML of pages, with the links to the site's own pages. */
async function readLinks(addresses: string[]): Promise<[address: string, Linked][]> {
  const read = async (address: string): Promise<[string, Linked]> => {
    const html = await (await fetch(address)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    const links = [...served.querySelectorAll('a[href]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', location.origin + address))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname, hash}) => ({path: pathname, hash}));
    const ids = [...served.querySelectorAll('[id]')].map(({id}) => id);
    return [address, {ids, links}];
  };
  return Promise.all(addresses.map(read));
}

/** Whether an address is that of a file that is no page, such as a page's markdown. */
function isFile(address: string): boolean {
  return /\.(?!html$)\w+$/.test(address) && hasBuilt(address);
}

function leadsOn(ids: string[] | undefined, hash: string): boolean {
  return ids !== undefined && (hash === '' || ids.includes(decodeURIComponent(hash.slice(1))));
}
