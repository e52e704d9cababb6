/** @jest-environment jsdom */
import {existsSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {interfaceTexts} from '../contract/texts';
import type {Text} from '../contract/texts';
import {ROOT} from '../contract/tree';
import {build, makeSite} from './sites';
import type {Outcome} from './sites';

jest.setTimeout(600_000);

const SCENARIO = 'a-second-language';
const CODE = 'i18n/ar/code.json';
/** Texts of the home page that the language is left without here: the package does not bring them. */
const LACKING = ['vitrine.home.about', 'vitrine.home.lead'];
/** Attributes that are read out, or shown. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
const PAGES = ['', 'versions/', 'ui/', 'ui/button/', 'ui/button/components-api/', 'vitrine/'];

/** Texts of the interface in one language, by id. */
type Texts = Readonly<Record<string, string>>;

let site = '';
let outcome: Outcome;
let arabic: Texts = {};
let patterns: RegExp[] = [];

/** A site of the scenario, with the real site's theme, home page and page of all versions. */
beforeAll(async () => {
  site = makeSite(SCENARIO);
  for (const page of ['index', 'versions', 'offline']) {
    rmSync(path.join(site, `src/pages/${page}.md`), {force: true});
    symlinkSync(path.join(ROOT, `src/pages/${page}.tsx`), path.join(site, `src/pages/${page}.tsx`));
  }
  const code = readJson<Record<string, {message: string}>>(path.join(ROOT, CODE));
  const kept = Object.entries(code).filter(([id]) => !LACKING.includes(id));
  writeFileSync(path.join(site, CODE), JSON.stringify(Object.fromEntries(kept)));
  const own = Object.entries(code).map(([id, {message}]) => [id, message]);
  const brought = readJson<Texts>(path.join(ROOT, 'plugins/translations/messages/ar.json'));
  arabic = {...brought, ...(Object.fromEntries(own) as Texts)};
  patterns = englishPatterns(({id}) => !LACKING.includes(id));
  outcome = await build(site);
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function readPage(file: string): Document {
  const html = readFileSync(path.join(site, 'build', file), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

const read = (address: string) => readPage(`${address}index.html`);

/** All that a page says in its own words: no code, and neither what a demo shows nor its name. */
function wordsOf(page: Document): string[] {
  for (const demo of page.querySelectorAll('[data-demo]')) {
    demo.closest('figure')?.removeAttribute('aria-label');
  }
  for (const element of page.querySelectorAll('script, style, pre, code, [data-demo]')) {
    element.remove();
  }
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const words = [page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''];
  while (walker.nextNode()) words.push(walker.currentNode.nodeValue ?? '');
  for (const element of page.querySelectorAll('*')) {
    words.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  }
  return words.flatMap((text) => text.split(/ [|–] /)).map((text) => text.trim());
}

/** English texts as they may stand in a page: whole, with values, or cut where an element stands. */
function englishPatterns(isMeant: (text: Text) => boolean): RegExp[] {
  const differing = interfaceTexts()
    .filter(isMeant)
    .filter(({id, message}) => arabic[id] !== message);
  const wholes = differing.flatMap(({message}) => message.split('|'));
  const parts = wholes.flatMap((message) => message.split(/\{\w+\}/));
  return [...new Set([...wholes, ...parts])]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map((text) => {
      const parts = text
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`);
    });
}

describe('a second language', () => {
  it('builds, and complains of nothing but the two texts that it lacks', () => {
    expect(outcome.code).toBe(0);
    const [what, ...rest] = outcome.stderr.trim().split('\n');
    expect(what).toMatch(
      /i18n\/ar\/code\.json: 2 texts are missing, and shown in English: vitrine\.home\.about, vitrine\.home\.lead$/,
    );
    expect(rest).toEqual([expect.stringContaining('Fix: docusaurus write-translations')]);
    expect(outcome.stdout).not.toContain('vitrine.');
  });

  it.each(PAGES)('says so on /ar/%s, and runs its own way', (address) => {
    const {documentElement} = read(`ar/${address}`);
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it.each(PAGES)('leaves no English text of the interface on /ar/%s', (address) => {
    const words = wordsOf(read(`ar/${address}`));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('leaves none on the page for addresses without a page', () => {
    const words = wordsOf(readPage('ar/404.html'));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
    expect(words).toContain('لا صفحة في هذا العنوان');
  });

  it('is not what the first language is in', () => {
    for (const address of PAGES) {
      const page = read(address);
      expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['en', 'ltr']);
      const arabic = wordsOf(page).filter((text) => /\p{Script=Arabic}/u.test(text));
      // The way there, in the settings and in the footer.
      expect([...new Set(arabic)]).toEqual(['العربية']);
    }
    const words = wordsOf(read('ui/button/'));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual(
      expect.arrayContaining(['Copy', 'Show code', 'On this page', 'Warning', 'Components API']),
    );
  });

  it('has its own pages, in a tree of its own words', () => {
    const page = read('ar/ui/button/');
    expect(page.querySelector('h1')?.textContent).toBe('زر');
    const tree = page.querySelector('#side-navigation');
    expect(
      [...(tree?.querySelectorAll('summary, a') ?? [])].map((item) => item.textContent).slice(0, 5),
    ).toEqual(['نظرة عامة', 'المكوّنات', 'زرجديد', 'Plain', 'مرجع الواجهة البرمجية']);
  });

  it('names the neighbours of a page in its own words', () => {
    const next = read('ar/ui/').querySelector('a[rel="next"]');
    expect([next?.getAttribute('href'), next?.lastElementChild?.textContent]).toEqual([
      '/ar/ui/button/',
      'زر',
    ]);
  });

  it('has the demos of the pages that it translates, without a copy', () => {
    const demo = read('ar/ui/button/').querySelector('[data-demo="PlainButton"] button');
    expect(demo?.textContent).toBe('Press');
    const markdown = readFileSync(path.join(site, 'build/ar/ui/button.md'), 'utf8');
    expect(markdown).toMatch(/^# زر\n/);
    expect(markdown).toContain('export default function PlainButton()');
  });

  it('leads to the same page in the other language, and to archives in its own', () => {
    const page = read('ar/ui/button/');
    const english = page.querySelector('footer a[hreflang="en"]');
    expect([english?.getAttribute('href'), english?.textContent]).toEqual([
      '/ui/button/',
      'English',
    ]);
    const other = read('ui/button/').querySelector('footer a[hreflang="ar"]');
    expect([other?.getAttribute('href'), other?.getAttribute('lang')]).toEqual([
      '/ar/ui/button/',
      'ar',
    ]);
    expect(page.querySelector('a[href="https://v1.fixture.example.com/ar/"]')).not.toBeNull();
  });

  it('says of a page that nobody has translated what it is in', () => {
    const page = read('ar/ui/plain/');
    const article = page.querySelector('article');
    expect([article?.lang, article?.dir]).toEqual(['en', 'ltr']);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    const note = page.querySelector('article')?.parentElement?.querySelector('aside a');
    expect([note?.getAttribute('href'), note?.getAttribute('hreflang')]).toEqual([
      '/ui/plain/',
      'en',
    ]);
    expect(note?.textContent).toBe('الصفحة نفسها باللغة English');
    expect(article?.querySelector('[lang^="ar"] button')?.textContent).toBe(
      arabic['vitrine.head.copy'],
    );
    expect(read('ar/ui/button/').querySelector('article')?.hasAttribute('lang')).toBe(false);
    expect(read('ui/plain/').querySelector('article')?.hasAttribute('lang')).toBe(false);
  });

  it('leads to the first language where it has no page, and from there tells of none', () => {
    expect(existsSync(path.join(site, 'build/ar/vitrine/more'))).toBe(false);
    const links = [...read('ar/ui/plain/').querySelectorAll('article a')];
    const more = links.find((link) => link.textContent === 'more');
    expect([more?.getAttribute('href'), more?.getAttribute('hreflang')]).toEqual([
      '/vitrine/more/',
      'en',
    ]);
    expect(links.find((link) => link.textContent === 'button')?.getAttribute('href')).toBe(
      '/ar/ui/button/',
    );
    const inTree = read('ar/vitrine/').querySelector('#side-navigation a[href="/vitrine/more/"]');
    expect(inTree?.textContent).toBe('Beyond');
    const told = (address: string) =>
      [...read(address).querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
        link.getAttribute('hreflang'),
      );
    expect(told('vitrine/more/')).toEqual(['en', 'x-default']);
    expect(told('vitrine/')).toEqual(['en', 'ar', 'x-default']);
    expect(
      read('vitrine/more/').querySelector('footer a[hreflang="ar"]')?.getAttribute('href'),
    ).toBe('/ar/');
  });

  it('shows English for what it lacks, and its own words beside', () => {
    const words = wordsOf(read('ar/'));
    const lacking = englishPatterns(({id}) => LACKING.includes(id));
    const english = words.filter((text) => lacking.some((pattern) => pattern.test(text)));
    expect(new Set(english).size).toBe(2);
    expect(words).toContain(arabic['vitrine.home.products']);
  });
});
