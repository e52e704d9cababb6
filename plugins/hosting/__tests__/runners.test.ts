import {caddyfile} from '../core/caddy';
import {headerRules, SANDBOX_POLICY} from '../core/headers';
import type {Site} from '../core/headers';
import {netlifyHeaders} from '../core/netlify';
import {nginxConfig} from '../core/nginx';

const site: Site = {
  bases: ['/docs/', '/docs/ar/'],
  headers: {'Content-Security-Policy': "default-src 'self'", 'X-A': 'a'},
  runners: true,
};

/** Text from a line that begins so to the next empty one. */
const part = (text: string, begins: string) =>
  text.slice(text.indexOf(begins)).split('\n\n', 1)[0] ?? '';

describe('the policy of documents that run edited code', () => {
  it('takes the origin of the site and every connection from them', () => {
    expect(SANDBOX_POLICY.split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src data:",
        "connect-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "sandbox allow-scripts allow-popups allow-forms",
      ]
    `);
    expect(SANDBOX_POLICY).not.toContain('allow-same-origin');
  });

  it('replaces that of the site in their folder, in each locale', () => {
    expect(headerRules(site).slice(-2)).toEqual([
      {match: '/docs/demo-runner/*', headers: {'Content-Security-Policy': SANDBOX_POLICY}},
      {match: '/docs/ar/demo-runner/*', headers: {'Content-Security-Policy': SANDBOX_POLICY}},
    ]);
  });

  it('is nowhere where the site has none of them', () => {
    const without = {...site, runners: false};
    const all = [
      JSON.stringify(headerRules(without)),
      netlifyHeaders(without, []),
      nginxConfig(without),
      caddyfile(without),
    ];
    for (const text of all) expect(text).not.toContain('demo-runner');
    for (const text of all) expect(text).toContain("default-src 'self'");
  });

  it('takes back the wider rule in _headers', () => {
    const text = netlifyHeaders(site, []).replaceAll(SANDBOX_POLICY, 'POLICY');
    expect(text.slice(text.indexOf('/docs/demo-runner'))).toMatchInlineSnapshot(`
      "/docs/demo-runner/*
        ! Content-Security-Policy
        Content-Security-Policy: POLICY
        Cache-Control: no-cache
      /docs/ar/demo-runner/*
        ! Content-Security-Policy
        Content-Security-Policy: POLICY
        Cache-Control: no-cache
      "
    `);
  });

  it('goes through a variable in nginx, so that a location drops no header', () => {
    const text = nginxConfig(site);
    expect(text).toContain(`set $vitrine_policy "default-src 'self'";`);
    expect(text.match(/add_header Content-Security-Policy .*/g)).toEqual([
      'add_header Content-Security-Policy $vitrine_policy always;',
    ]);
    expect(part(text, '  location ^~ /docs/demo-runner/')).toBe(
      `  location ^~ /docs/demo-runner/ {\n    set $vitrine_policy "${SANDBOX_POLICY}";\n  }`,
    );
  });

  it('holds apart from that of all others in Caddy, and not for what is missing', () => {
    const text = caddyfile(site);
    expect(part(text, '@runners').replace(SANDBOX_POLICY, 'POLICY')).toMatchInlineSnapshot(`
      "@runners path /docs/demo-runner/* /docs/ar/demo-runner/*
      header @runners Content-Security-Policy "POLICY"
      @others {
      	path /docs/*
      	not path /docs/demo-runner/* /docs/ar/demo-runner/*
      }
      header @others Content-Security-Policy "default-src 'self'""
    `);
    expect(part(text, 'header /docs/*')).not.toContain('Content-Security-Policy');
    expect(part(text, 'handle_errors')).toContain('Content-Security-Policy "default-src \'self\'"');
  });
});
