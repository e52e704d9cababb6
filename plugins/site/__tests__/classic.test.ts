import {sitemapOf} from '../core/classic';

it('dates the sitemap where dates are known, and lets a site have its way', () => {
  const rest = {changefreq: null, priority: null};
  expect(sitemapOf({}, true)).toEqual({lastmod: 'date', ...rest});
  expect(sitemapOf({}, false)).toEqual({lastmod: null, ...rest});
  expect(sitemapOf({sitemap: {priority: 1, ignorePatterns: ['/a/']}}, true)).toEqual({
    ...rest,
    lastmod: 'date',
    priority: 1,
    ignorePatterns: ['/a/'],
  });
  expect(sitemapOf({sitemap: false}, true)).toBe(false);
});
