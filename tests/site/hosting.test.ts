import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {caddyfile} from '../../plugins/hosting/core/caddy';
import {nginxConfig} from '../../plugins/hosting/core/nginx';
import {ROOT} from '../contract/tree';
import {filesBelow} from './copies';
import {ask, startHosts} from './hosts';
import type {Answer, Hosts} from './hosts';

/** The built site under test; VITRINE_BUILD names another than `build`. */
const BUILD = path.resolve(ROOT, process.env.VITRINE_BUILD ?? 'build');

const IMMUTABLE = 'public, max-age=31536000, immutable';

const files = filesBelow(BUILD);

/** The first file of a kind, as an address. */
function first(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no file like ${pattern}`);
  return `/${file}`;
}

const page = first(/^[^/]+\/index\.html$/).replace('index.html', '');
const script = first(/^assets\/js\/.*\.js$/);

/** What only some sites have. */
const more = files
  .filter((file) => /^sw\.js$|^[^/]+\.webmanifest$/.test(file))
  .map((file): [string, number] => [`/${file}`, 200]);

/** Every kind of address that a host is asked for, with the status that it has. */
const ADDRESSES: [address: string, status: number][] = [
  ['/', 200],
  [page, 200],
  [`${page}index.html`, 200],
  [page.slice(0, -1), 301],
  [`${page.slice(0, -1)}?a=1&b=2`, 301],
  [script, 200],
  [first(/^assets\/css\/.*\.css$/), 200],
  [first(/^assets\/fonts\/.*\.woff2$/), 200],
  [first(/\.md$/), 200],
  [first(/\.svg$/), 200],
  [first(/\.png$/), 200],
  ['/sitemap.xml', 200],
  ['/hosting/headers.json', 200],
  ['/hosting/Caddyfile', 200],
  ['/404.html', 200],
  ['/404', 200],
  ['/no/such/page/', 404],
  ['/no/such/page.md', 404],
  ['/404.html/', 404],
  ['/assets/', 404],
  ['/assets/js/no.such.js', 404],
  ...more,
];

/** Of its own configuration Caddy says nothing, and it overlooks a slash behind a file. */
const LEFT_TO_CADDY = ['/hosting/Caddyfile', '/404.html/'];

/** What a site's headers are, as its data says them. */
interface Data {
  rules: {match: string; headers: Record<string, string>}[];
}

const data = path.join(BUILD, 'hosting/headers.json');
const {rules} = JSON.parse(readFileSync(data, 'utf8')) as Data;

/** What is compared: what the build decides, and what follows from its compressed files. */
const COMPARED = [
  ...Object.keys(rules[0]?.headers ?? {}),
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Location',
  'Vary',
];

function compared({status, headers, body}: Answer): object {
  const own: Record<string, unknown> = Object.fromEntries(
    COMPARED.map((name) => [name, headers[name.toLowerCase()]]),
  );
  // In any order.
  own.Vary = String(own.Vary ?? '')
    .split(', ')
    .sort()
    .join(', ');
  // The page that goes with a redirect is the server's own, and no reader sees it.
  if (status === 301) return {...own, status, 'Content-Length': '', 'Content-Type': ''};
  return {...own, status, body};
}

/**
 * The same without what Caddy does in a way of its own: it sends compressed files in parts, and says
 * only of these that they depend on what is accepted.
 */
function comparedLoosely(answer: Answer): object {
  const vary = (answer.headers.vary ?? '').replace(/(?:, )?Accept-Encoding/, '').replace(/^, /, '');
  const headers = {...answer.headers, 'content-length': undefined, vary};
  return compared({...answer, headers});
}

it('says how each file of the build is kept, once, to hosts that join what they are told twice', () => {
  const text = readFileSync(path.join(BUILD, '_headers'), 'utf8');
  const caching = text
    .split(/\n(?=\/)/)
    .filter((rule) => rule.includes('Cache-Control'))
    .map((rule) => rule.split('\n')[0] ?? '')
    .map((match) => new RegExp(`^${match.replace('*', '.*').replace(':file', '[^/]+')}$`));
  const told = files.map((file) => caching.filter((match) => match.test(`/${file}`)).length);
  expect(files.filter((_file, index) => told[index] !== 1)).toEqual([]);
});

describe('the built site', () => {
  let hosts: Hosts;

  beforeAll(async () => {
    hosts = await startHosts(BUILD);
  });
  afterAll(() => hosts.stop());

  const cases = ADDRESSES.flatMap(([address, status]) =>
    ['gzip, deflate, br', 'gzip', 'identity'].map((encoding) => ({address, status, encoding})),
  );

  it.each(cases)(
    'comes from nginx and Caddy as from npm run serve: $address as $encoding',
    async ({address, status, encoding}) => {
      const headers = {'accept-encoding': encoding};
      const serve = await ask(hosts.serve + address, headers);
      expect(serve.status).toBe(status);
      expect(compared(await ask(hosts.nginx + address, headers))).toEqual(compared(serve));
      if (LEFT_TO_CADDY.includes(address)) return;
      const caddy = await ask(hosts.caddy + address, headers);
      expect(comparedLoosely(caddy)).toEqual(comparedLoosely(serve));
    },
  );

  it.each(['nginx', 'caddy', 'serve'] as const)(
    'is kept or asked for again, by %s',
    async (host) => {
      const caching = async (address: string) =>
        (await ask(hosts[host] + address)).headers['cache-control'];
      expect(await caching(script)).toBe(IMMUTABLE);
      expect(await caching(`${script}.gone.js`)).toBe('no-cache');
      for (const [address] of [['/'], [page], ['/sitemap.xml'], ...more]) {
        expect(await caching(address)).toBe('no-cache');
      }
    },
  );

  it.each(['nginx', 'caddy', 'serve'] as const)('is not sent twice by %s', async (host) => {
    for (const address of ['/', script]) {
      const {headers} = await ask(hosts[host] + address, {'accept-encoding': 'br'});
      const again = {'accept-encoding': 'br', 'if-none-match': headers.etag ?? ''};
      expect((await ask(hosts[host] + address, again)).status).toBe(304);
    }
  });

  it('has a strict policy, with few hashes, on every page and on the one that is missing', async () => {
    for (const address of ['/', page, '/no/such/page/']) {
      const {headers} = await ask(hosts.nginx + address);
      const policy = String(headers['content-security-policy']);
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      expect(scripts).toMatch(
        /^script-src 'self'(?: 'sha256-[^']+'){1,5} https:\/\/www\.googletagmanager\.com$/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each(['nginx', 'caddy', 'serve'] as const)('leads nobody away, by %s', async (host) => {
    for (const start of ['//', '/\\', '/%2f', '/%5c', '/.//', `//x/..//`]) {
      const {headers} = await ask(`${hosts[host]}${start}${page.slice(1, -1)}`);
      expect(headers.location ?? '').not.toMatch(/^[\\/]{2}/);
    }
  });

  it('has an answer to a malformed address', async () => {
    expect((await ask(`${hosts.serve}/%E0%A4%A/`)).status).toBe(404);
    expect((await ask(`${hosts.serve}/..%2f..%2fetc/passwd`)).status).toBe(404);
  });
});

describe('a small site', () => {
  let folder = '';
  let hosts: Hosts | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-hosting-'));
  });
  afterEach(() => {
    hosts?.stop();
    rmSync(folder, {recursive: true});
  });

  function write(written: Record<string, string>): void {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
  }

  it.each(['nginx', 'caddy'] as const)(
    'keeps to its base URL on %s, with all its languages',
    async (host) => {
      const redirects = {'/docs/old/': '/docs/', '/docs/é.html': '/docs/%C3%A9/'};
      const bases = ['/docs/', '/docs/ar/'] as const;
      const site = {bases, headers: {'X-Own': 'a "b"'}, redirects};
      write({
        'index.html': 'Another site',
        'docs/index.html': 'Home',
        'docs/404.html': 'Missing',
        'docs/plain.html': 'Plain',
        'docs/index.md': '# Home',
        'docs/guide/index.html': 'Guide',
        'docs/guide.md': '# Guide',
        'docs/bare/index.html': 'Bare',
        'docs/assets/a.js': '1',
        'docs/ar/assets/a.js': '2',
        // For hosts that know no redirects.
        'docs/old/index.html': 'Moved',
        'docs/hosting/nginx.conf': nginxConfig(site),
        'docs/hosting/Caddyfile': caddyfile(site),
      });
      const all = await startHosts(folder, '/docs/');
      hosts = all;
      const origin = all[host];
      const seen = async (address: string) => {
        const {status, headers} = await ask(origin + address);
        return [status, headers['x-own'], headers['cache-control']];
      };
      expect(await seen('/')).toEqual([200, undefined, undefined]);
      expect(await seen('/docs/')).toEqual([200, 'a "b"', 'no-cache']);
      expect(await seen('/docs/plain')).toEqual([200, 'a "b"', 'no-cache']);
      expect(await seen('/docs/none')).toEqual([404, 'a "b"', 'no-cache']);
      expect(await seen('/docs/assets/a.js')).toEqual([200, 'a "b"', IMMUTABLE]);
      expect(await seen('/docs/ar/assets/a.js')).toEqual([200, 'a "b"', IMMUTABLE]);
      expect(await seen('/docs/old/')).toEqual([301, 'a "b"', 'no-cache']);
      const to = async (address: string) => (await ask(origin + address)).headers.location;
      expect(await to('/docs/old?a=1')).toBe('/docs/?a=1');
      expect(await to('/docs/%C3%A9.html')).toBe('/docs/%C3%A9/');
      const asText = async (host: string, address: string, accept: string) => {
        const {headers, body} = await ask(host + address, {accept});
        return [body, headers['content-type'], headers.vary];
      };
      for (const address of ['/docs/', '/docs/guide/', '/docs/bare/']) {
        for (const accept of ['text/html, text/markdown;q=0.5', 'text/markdown;q=0', '*/*']) {
          const [body, type, vary] = await asText(origin, address, accept);
          expect([body, type]).toEqual((await asText(all.serve, address, accept)).slice(0, 2));
          expect(vary).toBe('Accept');
        }
      }
      const guide = await asText(origin, '/docs/guide/', 'text/markdown');
      expect(guide[1]).toBe('text/markdown; charset=utf-8');
    },
  );

  it('is served without a word from the build, and without compressed files', async () => {
    write({'index.html': 'Home', '404.html': 'Missing', 'assets/a.js': '1'});
    // The others cannot do without; our own server does not look at them.
    write({'hosting/nginx.conf': '', 'hosting/Caddyfile': '# none'});
    hosts = await startHosts(folder);
    const home = await ask(`${hosts.serve}/`, {'accept-encoding': 'br'});
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await ask(`${hosts.serve}/none`)).status).toBe(404);
    expect((await ask(`${hosts.serve}/assets/a.js`)).headers['cache-control']).toBe(IMMUTABLE);
  });
});
