import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {faultOf, join, pageOf, place, read, readJson, write} from './__fixtures__/parts';

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
