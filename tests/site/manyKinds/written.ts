import {existsSync} from 'node:fs';
import path from 'node:path';
import {built, meta, read, source, tree, treeLink} from './built';

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

/** Markdown files of every kind, as a site of its own has them. */
export function markdownFiles(): void {
  it('are still as ugly as they were written', () => {
    expect(source('ui/windows.md').toString()).not.toMatch(/(?<!\r)\n/);
    expect([...source('ui/marked.md').subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(PAGES)('%s is the page %s', (_source, address, title) => {
    const page = read(address);
    const product = title === 'Plain UI' ? '' : ' – Plain UI';
    expect(page.title).toBe(`${title}${product} | Fixture`);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(meta(page, 'docs:productId')).toBe('ui');
    expect(meta(page, 'docs:productCategoryId')).toBe('core');
  });

  it.each(PAGES)('%s stands in the side navigation by %s', (_source, address, _title, label) => {
    const page = read(address);
    const link = treeLink(page, address);
    expect(link?.querySelector('span')?.textContent).toBe(label);
    expect(link?.getAttribute('aria-current')).toBe(label && 'page');
  });

  it('have their components as tabs, however the list is written', () => {
    const shown = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const page = read(`${address}components-api/`);
      const headings = [...page.querySelectorAll('main h2')].map(({textContent}) => textContent);
      return ['Box', 'Stack'].filter((name) => headings.some((text) => text?.startsWith(name)));
    });
    expect(shown).toEqual([['Box', 'Stack'], ['Box'], ['Box', 'Stack']]);
    expect(existsSync(path.join(built.site, 'build/ui/marked/components-api'))).toBe(false);
  });

  it('run their demos on the server, from a file of either extension', () => {
    const demos = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const buttons = [...read(address).querySelectorAll('main button')];
      return buttons.some(({textContent}) => textContent === 'Press');
    });
    expect(demos).toEqual([true, true, true]);
  });

  it('take a description from their text, and no comment into it', () => {
    const page = read('/ui/button/');
    expect(meta(page, 'description')).toBe('What people press.');
    expect(page.body.textContent).not.toContain('no reader sees');
  });

  it('keep the line ends out of their code', () => {
    expect(read('/ui/windows/').querySelector('pre')?.textContent).not.toContain('\r');
  });

  it('show every field of their entry', () => {
    const link = treeLink(read('/ui/'), '/ui/button/');
    const words = [...(link?.querySelectorAll('span') ?? [])].map(({textContent}) => textContent);
    const badges = ['Pro plan', 'Legacy', 'New', 'Planned', 'Preview', 'Beta', 'Deprecated'];
    expect(words).toEqual(['Press', ...badges]);
    expect(link?.querySelector('svg')).not.toBeNull();
    expect(link?.getAttribute('rel')).toBe('nofollow');
    expect(link?.getAttribute('data-ga-event-category')).toBe('press');
    expect(link?.getAttribute('href')).toBe('/ui/button/?size=large');
  });

  it('stand by position and title where no entry names them', () => {
    const links = [...tree(read('/ui/')).querySelectorAll('a')];
    // The pages of the reference come after all others, in a group of their own.
    const labels = links
      .filter((link) => !link.getAttribute('href')?.includes('/api/'))
      .map((link) => link.querySelector('span')?.textContent);
    const named = ['Overview', 'Press', 'Windows', 'Größe', 'Elsewhere'];
    expect(labels).toEqual([...named, 'Zebra', 'Unnamed', 'Extended', 'Two words']);
  });
}
