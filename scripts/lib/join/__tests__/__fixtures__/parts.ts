import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {joinParts} from '../../run';

const PRODUCTS = [
  {id: 'ui', routeRoots: ['/ui/']},
  {id: 'charts', routeRoots: ['/charts/']},
  {id: 'docs', routeRoots: ['/docs/']},
];
const SITE = {url: 'https://kit.example', baseUrl: '/', title: 'Kit', tagline: ''};

/** Folder of the parts `ui` and `charts`, new for each test. */
export let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-join-'));
  writePart('ui');
  writePart('charts');
});
afterEach(() => {
  delete process.env.VITRINE_WARN;
  rmSync(root, {recursive: true});
});

export const place = (...names: string[]) => path.join(root, ...names);
/** A file of the joined site. */
export const read = (file: string) => readFileSync(place('site', file), 'utf8');
export const readJson = (file: string) => JSON.parse(read(file)) as unknown;
/** Joins parts, by their names. */
export const join = (...parts: string[]) =>
  joinParts(
    parts.map((part) => place(part)),
    place('site'),
  );

/** What is told, with the folders of the test named by their last part alone. */
export async function faultOf(...parts: string[]): Promise<string> {
  const error = await join(...parts).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as Error).message.replaceAll(`${root}${path.sep}`, '');
}

export function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(place(file)), {recursive: true});
  writeFileSync(place(file), typeof content === 'string' ? content : JSON.stringify(content));
}

export const pageOf = (part: string, body = '', product = 'docs') =>
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
