import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import hosting, {validateOptions} from '..';
import {DEFAULT_OPTIONS} from '../options';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const siteDir = mkdtempSync(path.join(tmpdir(), 'hosting-site-'));
mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
afterAll(() => rmSync(siteDir, {recursive: true}));

const siteConfig = {staticDirectories: ['static', 'none']};
const plugin = hosting({siteDir, siteConfig} as unknown as LoadContext, {
  ...DEFAULT_OPTIONS,
  sources: {'connect-src': ['https://a.example']},
  headers: {'X-Own': 'b'},
});

const I18N = {
  defaultLocale: 'en',
  localeConfigs: {en: {baseUrl: '/'}, ar: {baseUrl: '/ar/'}},
} as unknown as PostBuild['i18n'];

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** What routes say of pages in markdown. */
const written = (...paths: string[]) =>
  paths.map((name) => ({path: name, component: '', modules: {content: '@site/docs/a.md'}}));

async function build(
  pages: Record<string, string>,
  locale = '',
  routes: object[] = [],
): Promise<void> {
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(outDir, locale, file)), {recursive: true});
    writeFileSync(path.join(outDir, locale, file), html);
  }
  const baseUrl = locale === '' ? '/' : `/${locale}/`;
  const props = {outDir: path.join(outDir, locale), baseUrl, i18n: I18N, routes};
  await plugin.postBuild?.(props as unknown as PostBuild);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

interface Data {
  rules: {match: string; headers: Record<string, string>}[];
  types: Record<string, string>;
}

const readData = () => JSON.parse(read('hosting/headers.json')) as Data;
const readPolicy = () => readData().rules[0]?.headers['Content-Security-Policy'] ?? '';

describe('the plugin', () => {
  it('has a name and a validator', () => {
    expect(plugin.name).toBe('hosting');
    expect(validateOptions).toBeInstanceOf(Function);
  });

  it('allows the inline scripts of all pages of code, as they were built', async () => {
    await build({
      'index.html': '<head><script>first()</script></head>',
      'a/b/index.html': '<script>second("größe → 👍")</script><script src="/x.js"></script>',
      'a/data.json': '<script>third()</script>',
    });
    expect(readPolicy()).toContain(hashOf('first()'));
    expect(readPolicy()).toContain(hashOf('second("größe → 👍")'));
    expect(readPolicy().match(/sha256/g)).toHaveLength(2);
  });

  it('does not allow what stands in a page of an author alone', async () => {
    const pages = {
      '404.html': '<script>own()</script>',
      'a/index.html': '<script>own()</script>',
      'b.html': '<script>own()</script><script>foreign()</script>',
    };
    const routes = [{path: '/', component: '', routes: written('/a/', '/b')}];
    await expect(build(pages, '', routes)).rejects.toThrowErrorMatchingInlineSnapshot(`
      "b.html: has an inline script that stands in no page of code alone: "foreign()"
        Fix: make it a client module; if you know what it does, add "'sha256-3n47J/Rx4XCqWTHobgz1O/gyiz2VcwEQvoIRKztWRN4='" to settings.hosting.sources['script-src']"
    `);
    expect(() => read('_headers')).toThrow('ENOENT');
    await build({...pages, 'b.html': '<script>own()</script>'}, '', routes);
    expect(readPolicy().match(/sha256/g)).toHaveLength(1);
    expect(readPolicy()).toContain(hashOf('own()'));
  });

  it('allows what the site names, and what Docusaurus puts on the start page', async () => {
    const banner = 'insert("__docusaurus-base-url-issue-banner-container")';
    const sources = {'script-src': [hashOf('library()')]};
    const own = hosting({siteDir, siteConfig} as unknown as LoadContext, {
      ...DEFAULT_OPTIONS,
      sources,
    });
    const html = `<script>library()</script><script>${banner}</script>`;
    writeFileSync(path.join(outDir, 'index.html'), html);
    // In each language another one, which no site can help.
    for (const language of ['ar', 'de', 'fr', 'he', 'ja']) {
      const folder = path.join(outDir, language);
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'index.html'), `<script>"${language}";${banner}</script>`);
    }
    const props = {outDir, baseUrl: '/', i18n: I18N, routes: written('/')};
    await own.postBuild?.(props as unknown as PostBuild);
    expect(readPolicy()).toContain(hashOf('library()'));
    expect(readPolicy()).toContain(hashOf(banner));
  });

  it('says the same to every host', async () => {
    await build({'index.html': '<script>first()</script>'});
    const policy = readPolicy();
    expect(policy).toContain("connect-src 'self' https://a.example;");
    expect(read('_headers')).toContain(`  Content-Security-Policy: ${policy}\n  X-Content-Type`);
    expect(read('_headers')).toContain('\n  X-Own: b\n');
    expect(read('hosting/nginx.conf')).toContain(
      `add_header Content-Security-Policy "${policy}" always;`,
    );
    expect(read('hosting/Caddyfile')).toContain(`\tContent-Security-Policy "${policy}"\n`);
    expect(readData().types.md).toBe('text/markdown; charset=utf-8');
  });

  it('leads from where pages were, on every host and in every language', async () => {
    const load = async (base: string) => {
      const docs = [
        {
          permalink: `${base}a`,
          source: '@site/docs/a.md',
          title: 'A & B',
          frontMatter: {redirect_from: ['/old/']},
        },
      ];
      const versions = {loadedVersions: [{versionName: 'current', path: base, docs}]};
      const own = hosting(
        {siteDir, siteConfig: {...siteConfig, baseUrl: base}} as unknown as LoadContext,
        DEFAULT_OPTIONS,
      );
      const allContent = {'docusaurus-plugin-content-docs': {default: versions}};
      await own.allContentLoaded?.({allContent} as never);
      const props = {outDir: path.join(outDir, base), baseUrl: base, i18n: I18N, routes: []};
      await own.postBuild?.(props as unknown as PostBuild);
    };
    await load('/');
    await load('/ar/');
    expect(read('old/index.html')).toContain('url=/a">');
    expect(read('ar/old/index.html')).toContain('<title>A &amp; B</title>');
    expect(JSON.parse(read('hosting/headers.json'))).toMatchObject({
      redirects: {'/old/': '/a', '/ar/old/': '/ar/a'},
    });
    expect(read('_redirects')).toBe(
      '/old/ /a 301\n/old /a 301\n/ar/old/ /ar/a 301\n/ar/old /ar/a 301\n',
    );
    await expect(load('/')).rejects.toThrow(
      'docs/a.md: field "redirect_from" names /old/, where the build has a page',
    );
  });

  it('makes one site of all locales, whose scripts may differ', async () => {
    await build({'index.html': '<script>first()</script>'});
    await build({'index.html': '<script>arabic()</script>'}, 'ar');
    expect(readPolicy()).toContain(hashOf('first()'));
    expect(readPolicy()).toContain(hashOf('arabic()'));
    expect(readData().rules.map(({match}) => match)).toEqual(['/*', '/assets/*', '/ar/assets/*']);
    expect(() => read('ar/_headers')).toThrow('ENOENT');
  });

  it('ends the build where there are too many inline scripts', async () => {
    const script = (page: number) => [`${page}.html`, `<script>run(${page})</script>`];
    const pages = Object.fromEntries([1, 2, 3, 4, 5, 6].map(script)) as Record<string, string>;
    await expect(build(pages)).rejects.toThrow('the pages have 6 different inline scripts');
    expect(() => read('_headers')).toThrow('ENOENT');
  });
});
