/** @jest-environment jsdom */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, FIXTURES, linkTheme, makeSite} from './sites';
import type {Outcome} from './sites';

jest.setTimeout(120_000);

const CORNER = 'a-corner-of-ugly-inputs';

/** Source, its address, the page's title, and its label in the side navigation where it has one. */
const PAGES: [source: string, address: string, title: string, label: string | undefined][] = [
  ['index.md', '/ui/', 'Plain UI', 'Overview'],
  ['button.md', '/ui/button/', 'Button with a title of its own', 'Press'],
  ['windows.md', '/ui/windows/', 'Windows', 'Windows'],
  ['marked.md', '/ui/marked/', 'Marked', undefined],
  ['two words.md', '/ui/two words/', 'Two words', 'Two words'],
  ['größe.md', '/ui/größe/', 'Größe', 'Größe'],
  ['extended.mdx', '/ui/extended/', 'Extended', 'Extended'],
  ['far/away/unnamed.md', '/ui/far/away/unnamed/', 'Unnamed', 'Unnamed'],
  ['far/away/earlier.md', '/ui/far/away/earlier/', 'Zebra', 'Zebra'],
];

/** A built page. */
function read(site: string, address: string): Document {
  const html = readFileSync(path.join(site, 'build', address, 'index.html'), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

function meta(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

function tree(page: Document): Element {
  return page.querySelector('#side-navigation') ?? page.createElement('nav');
}

/** The link of the side navigation that leads to an address; its query does not count. */
function treeLink(page: Document, address: string): Element | undefined {
  return [...tree(page).querySelectorAll('a')].find(
    (link) => link.getAttribute('href')?.split('?')[0] === address,
  );
}

describe('markdown files of every kind', () => {
  let site = '';
  let outcome: Outcome;

  beforeAll(async () => {
    site = makeSite(CORNER);
    linkTheme(site);
    outcome = await build(site);
  });

  it('build without a word of complaint', () => {
    expect({code: outcome.code, stderr: outcome.stderr}).toEqual({code: 0, stderr: ''});
  });

  it('are still as ugly as they were written', () => {
    const source = (file: string) => readFileSync(path.join(FIXTURES, CORNER, 'docs/ui', file));
    expect(source('windows.md').toString()).not.toMatch(/(?<!\r)\n/);
    expect([...source('marked.md').subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(PAGES)('%s is the page %s', (_source, address, title) => {
    const page = read(site, address);
    const product = title === 'Plain UI' ? '' : ' – Plain UI';
    expect(page.title).toBe(`${title}${product} | Fixture`);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(meta(page, 'docs:productId')).toBe('ui');
    expect(meta(page, 'docs:productCategoryId')).toBe('core');
  });

  it.each(PAGES)('%s stands in the side navigation by %s', (_source, address, _title, label) => {
    const page = read(site, address);
    const link = treeLink(page, address);
    expect(link?.querySelector('span')?.textContent).toBe(label);
    expect(link?.getAttribute('aria-current')).toBe(label && 'page');
  });

  it('have their components as tabs, however the list is written', () => {
    const shown = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const page = read(site, `${address}components-api/`);
      const headings = [...page.querySelectorAll('main h2')].map(({textContent}) => textContent);
      return ['Box', 'Stack'].filter((name) => headings.some((text) => text?.startsWith(name)));
    });
    expect(shown).toEqual([['Box', 'Stack'], ['Box'], ['Box', 'Stack']]);
    expect(existsSync(path.join(site, 'build/ui/marked/components-api'))).toBe(false);
  });

  it('run their demos on the server, from a file of either extension', () => {
    const demos = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const buttons = [...read(site, address).querySelectorAll('main button')];
      return buttons.some(({textContent}) => textContent === 'Press');
    });
    expect(demos).toEqual([true, true, true]);
  });

  it('take a description from their text, and no comment into it', () => {
    const page = read(site, '/ui/button/');
    expect(meta(page, 'description')).toBe('What people press.');
    expect(page.body.textContent).not.toContain('no reader sees');
  });

  it('keep the line ends out of their code', () => {
    expect(read(site, '/ui/windows/').querySelector('pre')?.textContent).not.toContain('\r');
  });

  it('show every field of their entry', () => {
    const link = treeLink(read(site, '/ui/'), '/ui/button/');
    const words = [...(link?.querySelectorAll('span') ?? [])].map(({textContent}) => textContent);
    const badges = ['Pro plan', 'Legacy', 'New', 'Planned', 'Preview', 'Beta', 'Deprecated'];
    expect(words).toEqual(['Press', ...badges]);
    expect(link?.querySelector('svg')).not.toBeNull();
    expect(link?.getAttribute('rel')).toBe('nofollow');
    expect(link?.getAttribute('data-ga-event-category')).toBe('press');
    expect(link?.getAttribute('href')).toBe('/ui/button/?size=large');
  });

  it('stand by position and title where no entry names them', () => {
    const links = [...tree(read(site, '/ui/')).querySelectorAll('a')];
    // The pages of the reference come after all others, in a group of their own.
    const labels = links
      .filter((link) => !link.getAttribute('href')?.includes('/api/'))
      .map((link) => link.querySelector('span')?.textContent);
    const named = ['Overview', 'Press', 'Windows', 'Größe', 'Elsewhere'];
    expect(labels).toEqual([...named, 'Zebra', 'Unnamed', 'Extended', 'Two words']);
  });
});

describe('a build of some products', () => {
  let site = '';

  beforeAll(async () => {
    site = makeSite('_base', 'a-build-of-one-product');
    linkTheme(site);
    expect(await build(site, {PRODUCTS: 'docs'})).toMatchObject({code: 0, stderr: ''});
  });

  it('leaves the others out', () => {
    expect(existsSync(path.join(site, 'build/vitrine/index.html'))).toBe(true);
    expect(existsSync(path.join(site, 'build/ui'))).toBe(false);
  });

  it('leads to the full site for them', () => {
    const links = [...read(site, '/vitrine/').querySelectorAll('a')];
    const away = links
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes('/ui/'));
    expect(new Set(away)).toEqual(
      new Set(['https://fixture.example.com/ui/button/', 'https://fixture.example.com/ui/']),
    );
  });
});
