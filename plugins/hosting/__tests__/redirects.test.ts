import {caddyfile} from '../core/caddy';
import {nginxConfig} from '../core/nginx';
import {eachRedirect, forwardingFile, netlifyRedirects} from '../core/redirects';

const redirects = {'/old/': '/new/', '/é.html': '/new/'};

it('answers an address with and without its slash', () => {
  expect(eachRedirect(redirects)).toEqual([
    ['/old/', '/new/'],
    ['/old', '/new/'],
    ['/é.html', '/new/'],
  ]);
  expect(eachRedirect()).toEqual([]);
});

it('keeps what a site has in _redirects, and says nothing twice', () => {
  const own = '/api/* https://api.example.com/:splat 200\n';
  const text = netlifyRedirects(own, redirects);
  expect(text).toBe(`${own}/old/ /new/ 301\n/old /new/ 301\n/%C3%A9.html /new/ 301\n`);
  expect(netlifyRedirects(text, redirects)).toBe(text);
});

it('tells servers of them', () => {
  const site = {bases: ['/'] as [string], headers: {}, redirects};
  expect(nginxConfig(site)).toContain(
    'location = /old/ { return 301 "/new/$is_args$args"; }\nlocation = /old {',
  );
  expect(caddyfile(site)).toContain('redir /old/ "/new/{vitrine_query}" permanent');
  expect(nginxConfig({...site, redirects: {}})).not.toContain('301');
});

it('puts the page that leads on where the address is', () => {
  expect(forwardingFile('/base/a/', '/base/')).toBe('a/index.html');
  expect(forwardingFile('/base/a.html', '/base/')).toBe('a.html');
});
