import {expandSite, settingFaults} from '../core/expand';
import {complete} from '../core/products';
import type {SiteFacts, SiteProduct} from '../core/types';
import {DEFAULT_OPTIONS} from '../options';

const KIT: SiteProduct = {
  id: 'kit',
  name: 'Kit',
  description: 'Three components.',
  category: 'core',
  accent: '#123456',
  packages: ['@acme/kit', '@acme/lab'],
  frame: './src/frame.tsx',
  editable: ['@acme/theme'],
  history: 'docs/kit/_api',
  versions: [
    {text: 'v2.1.0', current: true},
    {text: 'v1', docs: 'v1', package: '@acme/kit-v1', frame: './src/frameV1.tsx'},
    {text: 'v0', href: 'https://v0.example.com/'},
  ],
};
const GUIDE: SiteProduct = {id: 'docs', name: 'D', description: 'D.', category: 'docs'};

const facts = (changes: Partial<SiteFacts> = {}): SiteFacts => ({
  ...DEFAULT_OPTIONS,
  products: [KIT, GUIDE].map((product) => complete(product)),
  ...changes,
});
const expand = (changes?: Partial<SiteFacts>) => expandSite(facts(changes));
const optionsOf = (plugin: string, changes?: Partial<SiteFacts>) =>
  expand(changes).plugins.find(([name]) => name === plugin)?.[1];

it('reads the API of all packages, and of that of a version that is built here', () => {
  expect(optionsOf('api-reference')?.packages).toEqual([
    {product: 'kit', package: '@acme/kit', history: 'docs/kit/_api'},
    {product: 'kit', version: 'v1', package: '@acme/kit-v1', history: 'docs/kit/_api'},
    {product: 'kit', package: '@acme/lab'},
  ]);
});

it('gives demos their frame and their packages, by the folder', () => {
  expect(optionsOf('demos')).toMatchObject({
    frames: [
      {path: 'docs/kit', module: './src/frame.tsx'},
      {path: 'kit_versioned_docs/version-v1', module: './src/frameV1.tsx'},
    ],
    aliases: [{path: 'kit_versioned_docs/version-v1', packages: {'@acme/kit': '@acme/kit-v1'}}],
  });
});

/** Where the models of the product are, which has several packages. */
const MODELS = {
  models: 'api-reference/default/kit',
  renamed: 'api-reference/default/renamed-kit.json',
};

it('gives playgrounds the library of their folder, and what is installed for a past version', () => {
  expect(optionsOf('playground')).toEqual({
    libraries: [
      {
        path: 'docs/kit',
        package: '@acme/kit',
        api: '/kit/api/',
        ...MODELS,
      },
      {
        path: 'kit_versioned_docs/version-v1',
        package: '@acme/kit',
        installed: '@acme/kit-v1',
        api: '/kit/v1/api/',
        models: 'api-reference/default/kit/v1',
      },
      {path: 'docs/kit', package: '@acme/lab', api: '/kit/api/', ...MODELS},
    ],
  });
});

it('lets demos be edited with all packages of their product', () => {
  expect(optionsOf('demo-editor')?.libraries).toEqual([
    {
      name: '@acme/kit',
      parts: ['@acme/lab'],
      packages: ['@acme/kit', '@acme/lab', '@acme/theme'],
      frame: './src/frame.tsx',
    },
  ]);
});

it('lets a version without a package of its own run the current ones', () => {
  const kit = {...KIT, versions: [{current: true}, {text: 'v1', docs: 'v1'}]};
  expect(optionsOf('playground', {products: [complete(kit)]})?.libraries).toEqual([
    expect.objectContaining({path: 'docs/kit'}),
    {path: 'kit_versioned_docs/version-v1', package: '@acme/kit', api: '/kit/api/', ...MODELS},
    expect.objectContaining({path: 'docs/kit'}),
    {path: 'kit_versioned_docs/version-v1', package: '@acme/lab', api: '/kit/api/', ...MODELS},
  ]);
});

it("keeps a library's style sheets to its demos, those of its versions too", () => {
  const css = ['@acme/kit/style.css'];
  const {frame: _frame, ...bare} = KIT;
  const modes = {dark: '.dark'};
  const products = [complete({...bare, css, modes})];
  expect(optionsOf('demos', {products})?.frames).toEqual([
    {path: 'docs/kit', css, modes},
    {path: 'kit_versioned_docs/version-v1', module: './src/frameV1.tsx', css, modes},
  ]);
  expect(optionsOf('demo-editor', {products})?.libraries).toMatchObject([{css, modes}]);
});

it('lists pages by the trees and the fallback that the site has', () => {
  expect(optionsOf('page-index', {trees: './trees.ts', fallback: 'kit'})).toEqual({
    pages: [],
    trees: './trees.ts',
    fallback: 'kit',
  });
});

it('names no maker of a library that the site does not', () => {
  expect(JSON.stringify(expand())).not.toMatch(/@mui|emotion/);
});

it('lays settings over what follows, and leaves out what is not wanted', () => {
  const settings = {ads: false as const, branding: {accents: {}}, analytics: {tagId: 'G-1'}};
  expect(optionsOf('ads', {settings})).toBeUndefined();
  expect(optionsOf('branding', {settings})).toEqual({accents: {}});
  expect(optionsOf('branding')).toEqual({accents: {kit: '#123456'}});
  expect(optionsOf('hosting', {settings})?.sources).toHaveProperty('script-src');
});

it('leaves the header to the page where the site has one of its own', () => {
  const {plugins} = expandSite(facts(), {ownHeader: true});
  expect(Object.fromEntries(plugins)['late-hydration']).toMatchObject({headerAlone: false});
});

it('says what wants React on a page that nobody uses', () => {
  const late = (settings: SiteFacts['settings']) => optionsOf('late-hydration', {settings});
  const quiet = {whenIdle: false, workerHosts: [], holdsClicks: false, headerAlone: true};
  expect(late({})).toEqual(quiet);
  expect(late({ads: false, analytics: false, stylesheets: {iconFont: false}})).toEqual(quiet);
  const wanting: SiteFacts['settings'][] = [
    {analytics: {tagId: 'G-1'}},
    {analytics: {ask: true}},
    {ads: {house: [{}]}},
    {ads: {network: {}}},
    {stylesheets: {iconFont: 'https://icons.test/'}},
  ];
  for (const settings of wanting) {
    expect(late(settings)).toMatchObject({whenIdle: true});
  }
  expect(late({'service-worker': {hosts: ['a.test']}})).toMatchObject({workerHosts: ['a.test']});
  for (const worker of [false as const, {enabled: false}]) {
    expect(late({'service-worker': worker})).toMatchObject({workerHosts: false});
  }
  expect(late({demos: false, 'demo-editor': false, playground: false})).toMatchObject({
    holdsClicks: true,
  });
});

it('lets in what is asked for beside what the plugins need', () => {
  const own = {'script-src': ['https://a.test']};
  const settings = {analytics: {tagId: 'G-1'}, hosting: {sources: own, headers: {a: 'b'}}};
  expect(optionsOf('hosting', {settings})).toMatchObject({
    headers: {a: 'b'},
    sources: {'script-src': ['https://www.googletagmanager.com', 'https://a.test']},
  });
});

it('lets markdown frame what the policy does, and nothing else', () => {
  const own = {'frame-src': ['https://video.test', 'https:', 'data:']};
  const settings = {hosting: {sources: own}};
  expect(optionsOf('page-safety', {settings})).toEqual({frames: ['https://video.test', 'https:']});
  expect(optionsOf('page-safety')).toEqual({frames: []});
});

it('lets nobody in for a tag that there is not', () => {
  const all: SiteFacts['settings'][] = [{}, {analytics: {tagId: ''}}, {analytics: false}];
  for (const settings of all) {
    const sources = optionsOf('hosting', {settings})?.sources as object;
    expect(Object.keys(sources)).toEqual(['form-action']);
  }
});

it('lets in a hosted search that is set, and asks readers first', () => {
  const algolia = {provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'docs'};
  const typesense = {provider: 'typesense', host: 'https://s.test', apiKey: 'k', collection: 'c'};
  const all: [object, string][] = [
    [algolia, 'https://ab12-dsn.algolia.net'],
    [typesense, 'https://s.test'],
  ];
  for (const [hosted, origin] of all) {
    const settings = {'local-search': {hosted}};
    expect(optionsOf('local-search', {settings})).toMatchObject({hosted});
    expect(optionsOf('hosting', {settings})).toMatchObject({sources: {'connect-src': [origin]}});
    expect(optionsOf('analytics', {settings})).toEqual({hostedSearch: true});
    expect(optionsOf('late-hydration', {settings})).toMatchObject({whenIdle: true});
  }
  const none = [{}, false as const, {hosted: {...typesense, host: 'http://s.test; script-src *'}}];
  for (const search of none) {
    const settings = {'local-search': search};
    expect(optionsOf('hosting', {settings})?.sources).not.toHaveProperty('connect-src');
    expect(optionsOf('analytics', {settings})).toEqual({hostedSearch: false});
  }
});

it('keeps what demos are made with, unless there are none', () => {
  const left = {'demo-editor': false as const, playground: false as const};
  const none = () => '';
  expect(settingFaults(facts({settings: {...left, demos: false}}), none)).toEqual([]);
  expect(settingFaults(facts({settings: left}), none)).toMatchObject([
    {where: 'plugin site, option settings.demo-editor', what: 'leaves out a part of demos'},
    {where: 'plugin site, option settings.playground'},
  ]);
});

it('tells of a setting that is for no plugin', () => {
  const faults = settingFaults(facts({settings: {brand: {}}}), (name, known) =>
    String(known.find((one) => one.startsWith(name))),
  );
  expect(faults).toEqual([
    {where: 'plugin site, option settings.brand', what: 'is no plugin', fix: 'branding'},
  ]);
});

it('draws pictures where it is asked to, in folders that hosts are told of', () => {
  expect(optionsOf('social-cards')).toBeUndefined();
  expect(optionsOf('hosting')).toMatchObject({folders: ['api']});
  const settings = {'social-cards': {fonts: ['a.ttf']}};
  expect(optionsOf('social-cards', {settings})).toMatchObject({
    fonts: ['a.ttf'],
    products: [{id: 'kit', accent: '#123456', logo: '/img/products/kit.svg'}, {id: 'docs'}],
  });
  expect(optionsOf('hosting', {settings})).toMatchObject({folders: ['api', 'cards']});
});

it('asks for no published address that a build of some products leaves out', () => {
  expect(optionsOf('duplicate-pathnames')).toMatchObject({partial: false});
  expect(optionsOf('duplicate-pathnames', {only: 'kit'})).toMatchObject({partial: true});
});
