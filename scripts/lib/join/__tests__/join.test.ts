import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {takeLock} from '../../buildLock';
import {foldersOf} from '../../outputFolder';
import {joinParts} from '../run';

const PRODUCTS = [
  {id: 'ui', routeRoots: ['/ui/']},
  {id: 'charts', routeRoots: ['/charts/']},
  {id: 'docs', routeRoots: ['/docs/']},
];
const SITE = {url: 'https://kit.example', baseUrl: '/', title: 'Kit', tagline: ''};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-join-'));
  writePart('ui');
  writePart('charts');
});
afterEach(() => {
  delete process.env.VITRINE_WARN;
  rmSync(root, {recursive: true});
});

const place = (...names: string[]) => path.join(root, ...names);
const read = (file: string) => readFileSync(place('site', file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as unknown;
const join = (...parts: string[]) =>
  joinParts(
    parts.map((part) => place(part)),
    place('site'),
  );

/** What is told, with the folders of the test named by their last part alone. */
async function faultOf(...parts: string[]): Promise<string> {
  const error = await join(...parts).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as Error).message.replaceAll(`${root}${path.sep}`, '');
}

function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(place(file)), {recursive: true});
  writeFileSync(place(file), typeof content === 'string' ? content : JSON.stringify(content));
}

const pageOf = (part: string, body = '', product = 'docs') =>
  `<html data-product="${product}"><head><meta name="generator" content="Docusaurus v3.10.2"><script defer src="/assets/js/main.${part}.js"></script></head><body>${body}</body></html>`;

/** A part as a build leaves it, as far as it is joined. */
function writePart(id: string): void {
  const other = id === 'ui' ? 'charts' : 'ui';
  const version = (product: string) => ({
    ...{product, name: product, description: '', package: null, version: 'current', label: ''},
    ...{root: `/${product}/`, roots: [`/${product}/`]},
  });
  const page = (at: string, product: string) => ({path: at, title: at, product, description: ''});
  const files: Record<string, string | object> = {
    'index.html': pageOf(id),
    '404.html': pageOf(id),
    'offline/index.html': pageOf(id),
    'docs/index.html': pageOf(id),
    'docs.md': `Links of ${id}`,
    // That of one part is long enough to be compressed.
    ...(id === 'charts' && {'docs.md.br': 'compressed'}),
    'docs/llms-full.txt': `All that ${id} knows`,
    'img/logo.svg': '<svg/>',
    [`assets/js/main.${id}.js`]: `${id}()`,
    'assets/css/styles.1.css': 'a{}',
    [`${id}/index.html`]: pageOf(id, `<h2 id="size">Size</h2><a href="/${other}/#size">On</a>`, id),
    [`${id}/llms.txt`]: id,
    'llms.txt': id,
    'llms.json': {of: id},
    'sitemap.xml': `<urlset><url><loc>https://kit.example/docs/</loc></url><url><loc>https://kit.example/${id}/</loc></url></urlset>`,
    'sw.js': id,
    _headers: id,
    'hosting/headers.json': {},
    '.vitrine/product-identity.json': {
      ...{version: '1.0.0', configuration: 'one', locales: ['en'], fallback: 'docs'},
      ...{url: SITE.url, baseUrl: '/', products: PRODUCTS, built: [id, 'docs']},
      sources: {[`/${id}/`]: `docs/${id}/index.md`},
    },
    '.vitrine/hosting.json': {
      ...{bases: ['/'], headers: {}, sources: {}, runners: false, folders: ['img']},
      redirects: {[`/${id}-old/`]: `/${id}/`},
      scripts: [{text: `${id}1`, page: 'index.html', hash: `hash-${id}`}],
    },
    '.vitrine/markdown-export.json': {
      site: {...SITE, versions: [version(id), version('docs')]},
      pages: [{permalink: '/', title: 'Kit', description: '', kind: 'page', isListed: true}],
    },
    '.vitrine/local-search.json': {
      file: 'joined/search.json',
      shards: [id, 'docs'].map((product) => ({
        product,
        version: 'current',
        root: `/${product}/`,
        file: `${product}.json`,
      })),
    },
    '.vitrine/page-index.json': {
      file: 'joined/pages.json',
      pages: [page('/docs/', 'docs'), page(`/${id}/`, id)],
    },
    '.vitrine/service-worker.json': {
      baseUrl: '/',
      options: {
        enabled: true,
        offlinePage: '/offline/',
        landing: [],
        files: [],
        firstPayload: 5000,
      },
      products: PRODUCTS.map((product) => ({...product, name: product.id})),
      ...{statics: ['img/logo.svg'], browsers: ['chrome >= 125'], chunks: {}, others: []},
    },
    '.vitrine/duplicate-pathnames.json': {file: 'published.txt', addresses: ['/ui/', '/charts/']},
  };
  for (const [file, content] of Object.entries(files)) write(`${id}/${file}`, content);
}

it('joins the pages and hashed files of all parts, and leaves the parts as they are', async () => {
  const before = readdirSync(place('ui'), {recursive: true}).length;
  expect(await join('ui', 'charts')).toEqual({pages: 6, warnings: ''});
  expect(read('assets/js/main.ui.js')).toBe('ui()');
  expect(read('assets/js/main.charts.js')).toBe('charts()');
  expect(read('charts/index.html')).toContain('main.charts.js');
  // What all have is the first's.
  expect(read('index.html')).toContain('main.ui.js');
  expect(read('docs.md')).toBe('Links of ui');
  expect(existsSync(place('site/docs.md.br'))).toBe(false);
  expect(existsSync(place('site/.vitrine'))).toBe(false);
  expect(readdirSync(place('ui'), {recursive: true})).toHaveLength(before);
});

it('writes one sitemap, one index and one list for agents', async () => {
  await join('ui', 'charts');
  expect(read('sitemap.xml').match(/(?<=example)[^<]*(?=<)/g)).toEqual([
    '/docs/',
    '/ui/',
    '/charts/',
  ]);
  const products = (file: string, list: string) =>
    (readJson(file) as Record<string, {product: string}[]>)[list]?.map(({product}) => product);
  expect(products('joined/search.json', 'shards')).toEqual(['ui', 'charts', 'docs']);
  expect(products('llms.json', 'versions')).toEqual(['ui', 'charts', 'docs']);
  expect(read('llms.txt')).toContain('https://kit.example/charts/llms.txt');
  expect((readJson('joined/pages.json') as {path: string}[]).map((page) => page.path)).toEqual([
    '/charts/',
    '/docs/',
    '/ui/',
  ]);
});

it('lets hosts run the scripts and follow the redirects of all parts', async () => {
  await join('ui', 'charts');
  expect(read('_headers')).toContain("'sha256-hash-charts' 'sha256-hash-ui'");
  expect(read('_headers')).toContain('/charts/*');
  expect(read('_redirects')).toMatch(/^\/ui-old\/ \/ui\/ 301$/m);
  expect(read('_redirects')).toMatch(/^\/charts-old\/ \/charts\/ 301$/m);
  expect(readJson('hosting/headers.json')).toMatchObject({
    redirects: {'/ui-old/': '/ui/', '/charts-old/': '/charts/'},
  });
});

it('keeps every product offline, by one worker', async () => {
  await join('ui', 'charts');
  expect((readJson('offline/index.json') as {id: string}[]).map(({id}) => id)).toEqual([
    'ui',
    'charts',
    'docs',
  ]);
  expect(read('sw.js')).toContain('main.ui.js');
});

it('gives the same bytes whatever was there before', async () => {
  await join('ui', 'charts');
  const all = () =>
    (readdirSync(place('site'), {recursive: true}) as string[])
      .filter((file) => path.extname(file) !== '')
      .sort()
      .map((file) => [file, read(file)]);
  const first = all();
  await join('ui', 'charts');
  expect(all()).toEqual(first);
});

it('tells of a link to a page, or an anchor, that no part has, and changes nothing', async () => {
  const body =
    '<a href="/charts/lines/">Lines</a> <a href=/charts/#sizes>Size</a> <a href="/else/">x</a>';
  write('ui/ui/index.html', pageOf('ui', body));
  expect(await faultOf('ui', 'charts')).toMatchInlineSnapshot(`
    "docs/ui/index.md: leads to /charts/lines/, which no part has
      Fix: did you mean "/charts/"?
    docs/ui/index.md: leads to /charts/#sizes, an anchor that the page does not have
      Fix: did you mean "size"?
    docs/charts/index.md: leads to /ui/#size, an anchor that the page does not have
      Fix: nothing is known by that name"
  `);
  expect(existsSync(place('site'))).toBe(false);
});

it('tells of all that does not fit at once', async () => {
  const file = 'charts/.vitrine/product-identity.json';
  const identity = JSON.parse(readFileSync(place(file), 'utf8')) as object;
  write(file, {
    ...identity,
    version: '1.1.0',
    configuration: 'other',
    built: ['ui', 'charts', 'docs'],
  });
  expect(await faultOf('ui', 'charts')).toMatchInlineSnapshot(`
    "charts: has another version of Vitrine than ui: 1.1.0, not 1.0.0
      Fix: install one version on all machines
    charts: has another configuration than ui: other, not one
      Fix: build all parts of one commit
    charts: has the product ui, which ui has, too
      Fix: build each product in one part: PRODUCTS=…"
  `);
  expect(await faultOf('ui', 'nowhere')).toMatchInlineSnapshot(`
    "nowhere: is no folder
      Fix: PRODUCTS=… vitrine build --part --out-dir nowhere"
  `);
});

it('tells of two files at one address, and of products and published addresses that are missing', async () => {
  write('charts/ui/again/index.html', pageOf('charts'));
  write('charts/img/logo.svg', '<svg>another</svg>');
  expect(await faultOf('ui', 'charts')).toMatchInlineSnapshot(`
    "charts: img/logo.svg: stands at the address of another file in ui
      Fix: give one of them another address, or build all parts of the same sources
    charts: ui/again/index.html: lies below the addresses of ui, which this part does not have
      Fix: give it another address"
  `);
  expect(await faultOf('ui')).toMatchInlineSnapshot(`
    "ui: none has the product charts
      Fix: build it with PRODUCTS=charts vitrine build --part, and name its folder
    published.txt: /charts/ is published, and no part answers it
      Fix: join the part that has it, or write \`redirect_from: /charts/\` in the page that takes its place
    docs/ui/index.md: leads to /charts/, which no part has
      Fix: build the part that has it"
  `);
  expect(await faultOf()).toMatchInlineSnapshot(`
    "vitrine join: no part is named
      Fix: vitrine join <part> <part> … --out-dir build"
  `);
});

it('publishes nothing of what was killed before', async () => {
  write('site.next/.vitrine-work', '');
  write('site.next/site/stale.html', 'half');
  await join('ui', 'charts');
  expect(existsSync(place('site/stale.html'))).toBe(false);
});

it('publishes one after another what is joined at once', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const joined = [join('ui', 'charts'), join('ui', 'charts')];
  expect(await Promise.all(joined)).toHaveLength(2);
  expect(read('charts/index.html')).toContain('main.charts.js');
  expect(readdirSync(root).sort()).toEqual(['charts', 'site', 'ui']);
});

it('waits for whoever writes there, and tells so', async () => {
  const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const free = await takeLock(foldersOf(place('site')).lock, {
    isPatient: false,
    onWait: () => undefined,
  });
  let isOver = false;
  const joining = join('ui', 'charts').finally(() => (isOver = true));
  while (told.mock.calls.length === 0 && !isOver) await setTimeout(10);
  expect(existsSync(place('site'))).toBe(false);
  if (typeof free === 'function') free();
  await joining;
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^Somebody writes there since /)]]);
});

it('takes no part that is torn, nor one with links, which lead elsewhere or have no end', async () => {
  write('charts/.vitrine/hosting.json', '{"bases": ');
  write('secret', 'mine');
  symlinkSync('../secret', place('charts/secret.txt'));
  symlinkSync('..', place('charts/charts/round'));
  symlinkSync('nowhere', place('charts/gone'));
  expect(await faultOf('ui', 'charts')).toMatchInlineSnapshot(`
    "charts: .vitrine/hosting.json: is torn
      Fix: copy the part again, or build it again
    charts: charts/round: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built
    charts: gone: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built
    charts: secret.txt: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built"
  `);
});

it('neither replaces a part nor writes into one that a link leads to', async () => {
  symlinkSync('ui', place('link'));
  expect(await joinParts([place('ui')], place('link')).catch(String)).toContain(
    'it holds the part',
  );
  expect(await joinParts([place('link')], place('ui/a')).catch(String)).toContain('is in it');
});

it('writes over nothing that no build has made', async () => {
  write('site/notes.txt', 'mine');
  expect(await faultOf('ui', 'charts')).toContain('holds what no build made: notes.txt');
  expect(await joinParts([place('ui')], place('ui')).catch(String)).toContain('it holds the part');
  expect(read('notes.txt')).toBe('mine');
});
