import {hashedFolders, headerRules, siteHeaders} from '../core/headers';
import type {Site} from '../core/headers';

const site: Site = {bases: ['/docs/', '/docs/ar/'], headers: {'X-A': 'a'}};

describe('siteHeaders', () => {
  it('are the policy and what every answer carries', () => {
    expect(siteHeaders("default-src 'self'", {})).toMatchInlineSnapshot(`
      {
        "Content-Security-Policy": "default-src 'self'",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
      }
    `);
  });

  it('are added to, and replaced in whatever case they are written', () => {
    const headers = siteHeaders('p', {'referrer-policy': 'no-referrer', 'X-Own': 'b'});
    expect(headers['Referrer-Policy']).toBeUndefined();
    expect(headers).toMatchObject({'referrer-policy': 'no-referrer', 'X-Own': 'b'});
  });
});

describe('hashedFolders', () => {
  it('are one for each locale', () => {
    expect(hashedFolders(site)).toEqual(['/docs/assets/', '/docs/ar/assets/']);
  });
});

describe('headerRules', () => {
  it('begin with what holds everywhere, and keep hashed files', () => {
    expect(headerRules(site)).toEqual([
      {match: '/docs/*', headers: {'X-A': 'a', 'Cache-Control': 'no-cache'}},
      {
        match: '/docs/assets/*',
        headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
      },
      {
        match: '/docs/ar/assets/*',
        headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
      },
    ]);
  });
});
