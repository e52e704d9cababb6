import {caddyfile} from '../core/caddy';

const headers = {'X-A': "default-src 'self'", 'X-B': 'geolocation=(self "https://a.example")'};

describe('caddyfile', () => {
  it('is what a site block needs', () => {
    expect(caddyfile({bases: ['/'], headers})).toMatchInlineSnapshot(`
      "# Written by the build. Import it into a site block:
      #
      #   docs.example.com {
      #     root * /srv/site
      #     import /srv/site/hosting/Caddyfile
      #   }

      header /* {
      	X-A "default-src 'self'"
      	X-B "geolocation=(self \\"https://a.example\\")"
      }

      @hashed path /assets/*
      header @hashed Cache-Control "public, max-age=31536000, immutable"
      @unhashed {
      	path /*
      	not path /assets/*
      }
      header @unhashed Cache-Control "no-cache"

      @ico path *.ico
      header @ico Content-Type "image/x-icon"
      @md path *.md
      header @md Content-Type "text/markdown; charset=utf-8"
      @txt path *.txt
      header @txt Content-Type "text/plain; charset=utf-8"
      @webmanifest path *.webmanifest
      header @webmanifest Content-Type "application/manifest+json"
      @woff path *.woff
      header @woff Content-Type "font/woff"
      @woff2 path *.woff2
      header @woff2 Content-Type "font/woff2"

      @pages path */
      header @pages +Vary Accept
      @markdown {
      	header_regexp Accept \`(?:^|[,\\s])text/markdown\\s*(?:;\\s*(?:[a-pr-z][^,;]*|q=(?:1|0?\\.\\d*[1-9])[\\d.]*\\s*))*(?:$|,)\`
      	path_regexp page ^(.*)/$
      }
      route @markdown {
      	try_files {re.page.1}/index.md {re.page.1}.md {path}
      	@twin path *.md
      	header @twin Content-Type "text/markdown; charset=utf-8"
      	file_server {
      		precompressed br gzip
      	}
      }

      try_files {path} {path}.html
      file_server {
      	precompressed br gzip
      }

      handle_errors {
      	header Cache-Control "no-cache"
      	header Content-Type "text/html; charset=utf-8"
      	rewrite * /404.html
      	file_server {
      		precompressed br gzip
      	}
      }
      "
    `);
  });

  it('keeps to a base URL, with the hashed files of all locales', () => {
    const text = caddyfile({bases: ['/docs/', '/docs/ar/'], headers});
    expect(text).toContain('import /srv/site/docs/hosting/Caddyfile');
    expect(text).toContain('header /docs/* {');
    expect(text).toContain('@hashed path /docs/assets/* /docs/ar/assets/*');
    expect(text).toContain('not path /docs/assets/* /docs/ar/assets/*');
    expect(text).toContain('rewrite * /docs/404.html');
  });
});
