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

      @avif path *.avif
      header @avif Content-Type "image/avif"
      @css path *.css
      header @css Content-Type "text/css; charset=utf-8"
      @csv path *.csv
      header @csv Content-Type "text/csv; charset=utf-8"
      @gif path *.gif
      header @gif Content-Type "image/gif"
      @htm path *.htm
      header @htm Content-Type "text/html; charset=utf-8"
      @html path *.html
      header @html Content-Type "text/html; charset=utf-8"
      @ico path *.ico
      header @ico Content-Type "image/x-icon"
      @jpeg path *.jpeg
      header @jpeg Content-Type "image/jpeg"
      @jpg path *.jpg
      header @jpg Content-Type "image/jpeg"
      @js path *.js
      header @js Content-Type "text/javascript; charset=utf-8"
      @json path *.json
      header @json Content-Type "application/json"
      @md path *.md
      header @md Content-Type "text/markdown; charset=utf-8"
      @mjs path *.mjs
      header @mjs Content-Type "text/javascript; charset=utf-8"
      @mp3 path *.mp3
      header @mp3 Content-Type "audio/mpeg"
      @mp4 path *.mp4
      header @mp4 Content-Type "video/mp4"
      @otf path *.otf
      header @otf Content-Type "font/otf"
      @pdf path *.pdf
      header @pdf Content-Type "application/pdf"
      @png path *.png
      header @png Content-Type "image/png"
      @svg path *.svg
      header @svg Content-Type "image/svg+xml"
      @ttf path *.ttf
      header @ttf Content-Type "font/ttf"
      @txt path *.txt
      header @txt Content-Type "text/plain; charset=utf-8"
      @wasm path *.wasm
      header @wasm Content-Type "application/wasm"
      @webm path *.webm
      header @webm Content-Type "video/webm"
      @webmanifest path *.webmanifest
      header @webmanifest Content-Type "application/manifest+json"
      @webp path *.webp
      header @webp Content-Type "image/webp"
      @woff path *.woff
      header @woff Content-Type "font/woff"
      @woff2 path *.woff2
      header @woff2 Content-Type "font/woff2"
      @xml path *.xml
      header @xml Content-Type "application/xml"
      @zip path *.zip
      header @zip Content-Type "application/zip"

      map {query} {vitrine_query} {
      	~^(.+)$ "?\${1}"
      	default ""
      }
      @folder {
      	path_regexp folder \`^/[^/\\\\](?:.*[^/])?$\`
      	file {path}/index.html
      }
      redir @folder {re.folder.0}/{vitrine_query} permanent
      @pages path_regexp ^/(?:.*/)?$
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
      		disable_canonical_uris
      	}
      }

      try_files {path} {path}.html
      file_server {
      	precompressed br gzip
      	disable_canonical_uris
      }

      handle_errors {
      	header Cache-Control "no-cache"
      	header Content-Type "text/html; charset=utf-8"
      	rewrite * /404.html
      	file_server {
      		precompressed br gzip
      		disable_canonical_uris
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

  it('names no matcher that it does not define, none twice, and closes what it opens', () => {
    const text = caddyfile({bases: ['/docs/'], headers, runners: true, redirects: {'/a/': '/b/'}});
    const lines = text.split('\n').map((line) => line.trim());
    const defined = lines.flatMap((line) => /^@\w+/.exec(line)?.[0] ?? []);
    expect(new Set(defined).size).toBe(defined.length);
    const used = lines.flatMap((line) => /^[^#@]\w* (@\w+)/.exec(line)?.[1] ?? []);
    expect(new Set(used)).toEqual(new Set(defined));
    const opened = lines.filter((line) => line.endsWith(' {') && !line.startsWith('#'));
    expect(lines.filter((line) => line === '}')).toHaveLength(opened.length);
  });
});
