import {nginxConfig} from '../core/nginx';

const headers = {'X-A': "default-src 'self'", 'X-B': 'geolocation=(self "https://a.example")'};

describe('nginxConfig', () => {
  it('is what a server block needs', () => {
    const text = nginxConfig({bases: ['/'], headers});
    expect(text.replace(/types \{[^}]*\}/, 'types {…}')).toMatchInlineSnapshot(`
      "# Written by the build. Include it in a server block:
      #
      #   server {
      #     listen 80;
      #     root /srv/site;
      #     include /srv/site/hosting/nginx.conf;
      #     brotli_static on; # where the module for it is installed
      #   }
      #
      # A location of your own that has an add_header must repeat those from here.

      set $vitrine_asked "$uri|,$http_accept";
      set $vitrine_twin /-;
      if ($vitrine_asked ~ "^(.*)/\\|.*[,\\s]text/markdown\\s*(?:;\\s*(?:[a-pr-z][^,;]*|q=(?:1|0?\\.\\d*[1-9])[\\d.]*\\s*))*(?:$|,)") {
        set $vitrine_twin $1;
      }
      set $vitrine_vary "";
      if ($request_uri ~ "^[^?]*/(?:[?]|$)") {
        set $vitrine_vary Accept;
      }

      index index.html;
      try_files $vitrine_twin/index.md $vitrine_twin.md $uri $uri.html $uri/ =404;
      error_page 403 404 =404 /404.html;
      absolute_redirect off;

      gzip_static on;
      gzip_vary on;
      gzip_proxied any;

      default_type application/octet-stream;
      charset utf-8;
      charset_types text/css text/csv text/javascript text/markdown text/plain;
      types {…}

      set $vitrine_cache "no-cache";
      add_header Cache-Control $vitrine_cache always;
      add_header Vary $vitrine_vary always;
      add_header X-A "default-src 'self'" always;
      add_header X-B "geolocation=(self \\"https://a.example\\")" always;

      location ^~ /assets/ {
        set $vitrine_cache "public, max-age=31536000, immutable";
      }
      "
    `);
  });

  it('lists every type, since a list in a server block replaces that of nginx', () => {
    const [, types = ''] = /types \{([^}]*)\}/.exec(nginxConfig({bases: ['/'], headers})) ?? [];
    for (const line of ['text/html', 'text/markdown', 'font/woff2', 'image/svg+xml']) {
      expect(types).toMatch(new RegExp(`^ {2}${line.replace('+', '\\+')} +[a-z\\d]+;$`, 'm'));
    }
    expect(types).not.toContain('charset');
  });

  it('keeps to a location below a base URL, with the hashed files of all locales', () => {
    const text = nginxConfig({bases: ['/docs/', '/docs/ar/'], headers});
    const outer = text.split('\n').filter((line) => /^[^ #]/.test(line));
    // What a location must not have: `if` would drop its `try_files` there.
    expect(outer.slice(0, -2).every((line) => /^(?:set|if|\})/.test(line))).toBe(true);
    expect(outer.slice(-2)).toEqual(['location ^~ /docs/ {', '}']);
    expect(text).toContain('include /srv/site/docs/hosting/nginx.conf;');
    expect(text).toContain('error_page 403 404 =404 /docs/404.html;');
    expect(text.match(/location \^~ \S+/g)).toEqual([
      'location ^~ /docs/',
      'location ^~ /docs/assets/',
      'location ^~ /docs/ar/assets/',
    ]);
  });

  it('has no add_header in a location of hashed files, which would drop all others', () => {
    const [, ...locations] = nginxConfig({bases: ['/', '/ar/'], headers}).split('\nlocation');
    expect(locations).toHaveLength(2);
    for (const location of locations) expect(location).not.toContain('add_header');
  });
});
