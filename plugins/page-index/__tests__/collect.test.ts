import {
  announcedPages,
  apiPage,
  listedDocs,
  docPage,
  handMadePage,
  knownProducts,
} from '../core/collect';
import type {Doc, IndexSite} from '../core/collect';

function doc(permalink: string, fields: Partial<Doc> = {}): Doc {
  return {
    permalink,
    title: 'Title',
    description: 'A sentence.',
    draft: false,
    unlisted: false,
    frontMatter: {},
    ...fields,
  };
}

const PLACE: IndexSite = {
  baseUrl: '/',
  trailingSlash: true,
  products: [
    {id: 'ui', routeRoots: ['/ui/', '/x/']},
    {id: 'ui-next', routeRoots: ['/ui/next/']},
  ],
  fallback: 'docs',
};

function contentOf(versions: Record<string, Doc[]>): unknown {
  return {
    loadedVersions: Object.entries(versions).map(([versionName, docs]) => ({versionName, docs})),
  };
}

it('takes the docs of the current versions of all instances', () => {
  const allContent = {
    'docusaurus-plugin-content-docs': {
      ui: contentOf({current: [doc('/ui/a/')], v1: [doc('/ui/v1/a/')]}),
      'ui-x': contentOf({current: [doc('/x/a/')]}),
    },
    other: {default: undefined},
  };
  expect(listedDocs(allContent).map(({permalink}) => permalink)).toEqual(['/ui/a/', '/x/a/']);
  expect(listedDocs({})).toEqual([]);
});

it('leaves out drafts and unlisted docs', () => {
  const current = [doc('/ui/draft/', {draft: true}), doc('/ui/hidden/', {unlisted: true})];
  const allContent = {'docusaurus-plugin-content-docs': {ui: contentOf({current})}};
  expect(listedDocs(allContent)).toEqual([]);
});

it('knows the products of this build and those it leaves out', () => {
  const [ui, next] = PLACE.products;
  const allContent = {'product-identity': {default: [ui, next]}};
  expect(knownProducts(allContent)).toEqual([ui, next]);
  expect(knownProducts({})).toEqual([]);
});

it.each([
  ['/ui/a/', '/', 'ui'],
  ['/x/a/', '/', 'ui'],
  ['/ui/next/a/', '/', 'ui-next'],
  ['/ui', '/', 'ui'],
  ['/uix/', '/', 'docs'],
  ['/', '/', 'docs'],
  ['/site/ui/a/', '/site/', 'ui'],
])('finds the product of %s below %s: %s', (permalink, baseUrl, product) => {
  expect(docPage(doc(permalink), {...PLACE, baseUrl}).product).toBe(product);
});

it.each([
  [{components: ['Button']}, 'component'],
  [{components: []}, 'page'],
  [{hooks: ['useX']}, 'page'],
])('takes %j for a %s', (frontMatter, kind) => {
  expect(docPage(doc('/ui/a/', {frontMatter}), PLACE).kind).toBe(kind);
});

it('puts a hand-made page below the base URL', () => {
  const page = {path: '/versions/', title: 'Versions'};
  expect(handMadePage(page, {...PLACE, baseUrl: '/site/'})).toEqual({
    path: '/site/versions/',
    title: 'Versions',
    product: 'docs',
    description: '',
    kind: 'page',
  });
});

it.each([
  ['/ui/a', true, '/ui/a/'],
  ['/ui/a/', true, '/ui/a/'],
  ['/ui/a/', false, '/ui/a'],
  ['/', true, '/'],
  ['/', false, '/'],
  ['/ui/a', undefined, '/ui/a'],
  ['/ui/a/', undefined, '/ui/a/'],
])('takes %s with trailingSlash %s for %s', (permalink, trailingSlash, path) => {
  expect(docPage(doc(permalink), {...PLACE, trailingSlash}).path).toBe(path);
});

it('takes the addresses with titles that any plugin announces, and leaves out what is a part', () => {
  const button = {pathname: '/ui/api/button/', source: 'x', title: 'Button', section: 'API'};
  const tab = {pathname: '/ui/react-button/components-api/', source: 'y'};
  const other = {pathname: '/x/', title: 'X'};
  const allContent = {
    docs: {ui: {loadedVersions: [], addresses: [button, tab]}, other: undefined},
    some: {default: {addresses: [other, null, 'text']}, second: {addresses: 'elsewhere'}},
    none: {default: null},
  };
  expect(announcedPages(allContent)).toEqual([button, other]);
});

it('makes an announced page one of the API reference, at the address as it is served', () => {
  const page = {pathname: '/ui/api/use-button', title: 'useButton', section: 'API reference'};
  expect(apiPage(page, PLACE)).toEqual({
    path: '/ui/api/use-button/',
    title: 'useButton',
    product: 'ui',
    description: '',
    kind: 'api',
    section: 'API reference',
  });
  expect(apiPage({pathname: '/ui/a/', title: 'A'}, PLACE)).not.toHaveProperty('section');
});
