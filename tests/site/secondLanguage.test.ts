/** @jest-environment jsdom */
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {interfaceTexts} from '../contract/texts';
import {ROOT} from '../contract/tree';
import {build, linkTheme, makeSite} from './sites';
import type {Outcome} from './sites';

jest.setTimeout(240_000);

const SCENARIO = 'a-second-language';
const CODE = 'i18n/ar/code.json';
/** Attributes that are read out, or shown. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
const PAGES = ['', 'versions/', 'ui/', 'ui/button/', 'ui/button/components-api/', 'vitrine/'];

/** A site of the scenario, with the real site's theme, home page and page of all versions. */
function makeReal(name: string): string {
  const site = makeSite(SCENARIO, name);
  linkTheme(site);
  for (const page of ['index', 'versions', 'offline']) {
    rmSync(path.join(site, `src/pages/${page}.md`), {force: true});
    symlinkSync(path.join(ROOT, `src/pages/${page}.tsx`), path.join(site, `src/pages/${page}.tsx`));
  }
  return site;
}

function readPage(site: string, file: string): Document {
  const html = readFileSync(path.join(site, 'build', file), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

const read = (site: string, address: string) => readPage(site, `${address}index.html`);

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
function englishPatterns(arabic: Readonly<Record<string, {message: string}>>): RegExp[] {
  const differing = interfaceTexts().filter(({id, message}) => arabic[id]?.message !== message);
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
  let site = '';
  let outcome: Outcome;
  let patterns: RegExp[] = [];

  beforeAll(async () => {
    site = makeReal(SCENARIO);
    const code = readFileSync(path.join(site, CODE), 'utf8');
    patterns = englishPatterns(JSON.parse(code) as Record<string, {message: string}>);
    outcome = await build(site);
  });

  it('builds without a word of complaint', () => {
    expect({code: outcome.code, stderr: outcome.stderr}).toEqual({code: 0, stderr: ''});
  });

  it.each(PAGES)('says so on /ar/%s, and runs its own way', (address) => {
    const {documentElement} = read(site, `ar/${address}`);
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it.each(PAGES)('leaves no English text of the interface on /ar/%s', (address) => {
    const words = wordsOf(read(site, `ar/${address}`));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('leaves none on the page for addresses without a page', () => {
    const words = wordsOf(readPage(site, 'ar/404.html'));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
    expect(words).toContain('لا صفحة في هذا العنوان');
  });

  it('is not what the first language is in', () => {
    for (const address of PAGES) {
      const page = read(site, address);
      expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['en', 'ltr']);
      const arabic = wordsOf(page).filter((text) => /\p{Script=Arabic}/u.test(text));
      expect(arabic).toEqual(['العربية']);
    }
    const words = wordsOf(read(site, 'ui/button/'));
    expect(words.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual(
      expect.arrayContaining(['Copy', 'Show code', 'On this page', 'Warning', 'Components API']),
    );
  });

  it('has its own pages, in a tree of its own words', () => {
    const page = read(site, 'ar/ui/button/');
    expect(page.querySelector('h1')?.textContent).toBe('زر');
    const tree = page.querySelector('#side-navigation');
    expect(
      [...(tree?.querySelectorAll('summary, a') ?? [])].map((item) => item.textContent).slice(0, 5),
    ).toEqual(['نظرة عامة', 'المكوّنات', 'زرجديد', 'مرجع الواجهة البرمجية', 'Box']);
  });

  it('names the neighbours of a page in its own words', () => {
    const next = read(site, 'ar/ui/').querySelector('a[rel="next"]');
    expect([next?.getAttribute('href'), next?.lastElementChild?.textContent]).toEqual([
      '/ar/ui/button/',
      'زر',
    ]);
  });

  it('has the demos of the pages that it translates, without a copy', () => {
    const demo = read(site, 'ar/ui/button/').querySelector('[data-demo="PlainButton"] button');
    expect(demo?.textContent).toBe('Press');
    const markdown = readFileSync(path.join(site, 'build/ar/ui/button.md'), 'utf8');
    expect(markdown).toMatch(/^# زر\n/);
    expect(markdown).toContain('export default function PlainButton()');
  });

  it('leads to the same page in the other language, and to archives in its own', () => {
    const page = read(site, 'ar/ui/button/');
    const english = page.querySelector('footer a[hreflang="en"]');
    expect([english?.getAttribute('href'), english?.textContent]).toEqual([
      '/ui/button/',
      'English',
    ]);
    const other = read(site, 'ui/button/').querySelector('footer a[hreflang="ar"]');
    expect([other?.getAttribute('href'), other?.getAttribute('lang')]).toEqual([
      '/ar/ui/button/',
      'ar',
    ]);
    expect(page.querySelector('a[href="https://v1.fixture.example.com/ar/"]')).not.toBeNull();
  });
});

describe('a second language that lacks two texts', () => {
  const LACKING = ['vitrine.copy.label', 'vitrine.header.guide'];
  let site = '';
  let outcome: Outcome;

  beforeAll(async () => {
    site = makeReal('a-second-language-that-lacks-two-texts');
    const file = path.join(site, CODE);
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const kept = Object.entries(all).filter(([id]) => !LACKING.includes(id));
    writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
    outcome = await build(site);
  });

  it('builds, and tells exactly these two', () => {
    expect(outcome.code).toBe(0);
    const lines = `${outcome.stdout}${outcome.stderr}`.split('\n');
    expect(lines.filter((line) => line.includes('vitrine.'))).toEqual([
      expect.stringMatching(
        /i18n\/ar\/code\.json: 2 texts are missing, and shown in English: vitrine\.copy\.label, vitrine\.header\.guide$/,
      ),
    ]);
  });

  it('shows English for them, and its own words beside', () => {
    const words = wordsOf(read(site, 'ar/ui/button/'));
    expect(words).toEqual(expect.arrayContaining(['Copy', 'Guide', 'عرض الشيفرة']));
  });
});
