import type {Site} from '../core/headers';
import {netlifyHeaders} from '../core/netlify';

const headers = {'X-A': 'a, b', 'X-B': '"c"'};

/** Patterns of the file, in order. */
const matches = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

describe('netlifyHeaders', () => {
  it('has a rule for all, one for hashed files, and one for each folder of pages', () => {
    const pages = ['404.html', 'index.html', 'ui/index.html', 'ui/button/index.html'];
    expect(netlifyHeaders({bases: ['/'], headers}, pages)).toMatchInlineSnapshot(`
      "/*
        X-A: a, b
        X-B: "c"
      /assets/*
        Cache-Control: public, max-age=31536000, immutable
      /
        Cache-Control: no-cache
      /:file
        Cache-Control: no-cache
      /ui/*
        Cache-Control: no-cache
      "
    `);
  });

  it('tells the locales apart', () => {
    const pages = ['ar/index.html', 'ar/ui/index.html', 'index.html', 'ui/index.html'];
    const text = netlifyHeaders({bases: ['/', '/ar/'], headers}, pages);
    expect(matches(text)).toEqual([
      '/*',
      '/assets/*',
      '/ar/assets/*',
      '/',
      '/:file',
      '/ui/*',
      '/ar/',
      '/ar/:file',
      '/ar/ui/*',
    ]);
  });

  it('has a rule for folders without pages, in each language, but those with rules of their own', () => {
    const folders = ['img', 'assets', 'demo-runner'];
    const site: Site = {bases: ['/', '/ar/'], headers: {}, folders, runners: true};
    const rules = matches(netlifyHeaders(site, ['index.html']));
    expect(rules.filter((match) => match.includes('img'))).toEqual(['/img/*', '/ar/img/*']);
    expect(rules.filter((match) => match === '/assets/*')).toHaveLength(1);
    expect(rules.filter((match) => match === '/demo-runner/*')).toHaveLength(1);
  });

  it('stays below its base URL', () => {
    const text = netlifyHeaders({bases: ['/docs/'], headers}, ['index.html', 'ui/index.html']);
    expect(matches(text)).toEqual([
      '/docs/*',
      '/docs/assets/*',
      '/docs/',
      '/docs/:file',
      '/docs/ui/*',
    ]);
  });

  it('never gives an address the same header twice', () => {
    const pages = ['ar/ui/index.html', 'index.html', 'ui/button/index.html'];
    const text = netlifyHeaders({bases: ['/', '/ar/'], headers}, pages);
    const caching = text
      .split(/\n(?=\/)/)
      .filter((rule) => rule.includes('Cache-Control'))
      .map((rule) => rule.split('\n')[0] ?? '')
      .map((match) => new RegExp(`^${match.replace('*', '.*').replace(':file', '[^/]+')}$`));
    for (const address of ['/', '/sw.js', '/ui/', '/ui/a/b/', '/assets/js/a.js', '/ar/ui/']) {
      expect(caching.filter((match) => match.test(address))).toHaveLength(1);
    }
    expect(caching.filter((match) => match.test('/ar/assets/js/a.js'))).toHaveLength(1);
  });
});
