import {robotsTxt} from '../core/robots';

const site = {url: 'https://a.example'};
const sitemap = [{name: 'docusaurus-plugin-sitemap'}];

it('leads to the sitemap of each language', () => {
  expect(robotsTxt(site, ['/', '/ar/'], sitemap)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\nSitemap: https://a.example/ar/sitemap.xml\n',
  );
  expect(robotsTxt(site, ['/'])).toBe('User-agent: *\nAllow: /\n');
});

it('keeps out of a site that is not to be found, and says nothing below a path', () => {
  expect(robotsTxt({...site, noIndex: true}, ['/'], sitemap)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsTxt(site, ['/docs/'], sitemap)).toBeUndefined();
});
