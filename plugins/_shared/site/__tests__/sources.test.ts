import {contentSources, redirectSources} from '../sources';

describe('contentSources', () => {
  it('takes the docs of every instance and version', () => {
    const doc = (permalink: string) => ({permalink, source: `@site/docs${permalink}x.md`});
    const version = (...permalinks: string[]) => ({docs: permalinks.map(doc), sidebars: {}});
    const content = {
      'docusaurus-plugin-content-docs': {
        guide: {loadedVersions: [version('/a/'), version('/a/v1/')]},
        manual: {loadedVersions: [version('/b/')]},
      },
    };
    expect(contentSources(content)).toEqual([
      {pathname: '/a/', source: 'docs/a/x.md'},
      {pathname: '/a/v1/', source: 'docs/a/v1/x.md'},
      {pathname: '/b/', source: 'docs/b/x.md'},
    ]);
  });

  it('takes the generated pages of categories, however deep', () => {
    const link = {type: 'generated-index', permalink: '/a/deep/'};
    const deep = {type: 'category', label: 'Deep', link, items: []};
    const top = {
      type: 'category',
      label: 'Top',
      link: {type: 'doc', id: 'a'},
      items: [{type: 'doc'}, deep],
    };
    const content = {
      'docusaurus-plugin-content-docs': {
        guide: {loadedVersions: [{docs: [], sidebars: {docs: [top]}}]},
      },
    };
    expect(contentSources(content)).toEqual([
      {pathname: '/a/deep/', source: 'generated page of category "Deep"'},
    ]);
  });

  it('takes pages, and nothing where there are none', () => {
    const page = {type: 'jsx', permalink: '/versions/', source: '@site/src/pages/versions.tsx'};
    const pages = (content: unknown) =>
      contentSources({'docusaurus-plugin-content-pages': {default: content}});
    expect(pages([page])).toEqual([{pathname: '/versions/', source: 'src/pages/versions.tsx'}]);
    expect(pages(null)).toEqual([]);
    expect(contentSources({})).toEqual([]);
  });

  it('takes the addresses that any other plugin announces', () => {
    const addresses = [{pathname: '/api/', source: 'src/Button.tsx'}];
    expect(
      contentSources({
        'api-reference': {default: {addresses, more: 1}},
        analytics: {default: undefined},
        ads: {default: 'text'},
        branding: {default: {addresses: 'elsewhere'}},
      }),
    ).toEqual(addresses);
  });
});

describe('redirectSources', () => {
  const redirects = [
    {from: '/a/', to: '/b/'},
    {from: ['/c/', '/d/'], to: '/b/'},
  ];
  const found = [
    {pathname: '/base/a/', source: 'redirects[0].from of client-redirects'},
    {pathname: '/base/c/', source: 'redirects[1].from of client-redirects'},
    {pathname: '/base/d/', source: 'redirects[1].from of client-redirects'},
  ];

  it.each([
    '@docusaurus/plugin-client-redirects',
    'client-redirects',
    '/repo/node_modules/@docusaurus/plugin-client-redirects/lib/index.js',
    'C:\\repo\\node_modules\\@docusaurus\\plugin-client-redirects\\lib\\index.js',
  ])('reads the options of %s', (name) => {
    expect(redirectSources([[name, {redirects}]], '/base/')).toEqual(found);
  });

  it('passes over other plugins and notations without options', () => {
    const plugins = [
      null,
      false,
      () => ({name: 'own'}),
      'client-redirects',
      ['client-redirects'],
      ['client-redirects', {}],
      [() => ({name: 'own'}), {redirects}],
      ['./plugins/my-client-redirects-like/index.ts', {redirects}],
    ];
    expect(redirectSources(plugins, '/')).toEqual([]);
  });

  it('passes over a redirect to the same address in another spelling', () => {
    const spellings = [{from: ['/a.html', '/A/index.html', '/old/'], to: '/a/'}];
    expect(redirectSources([['client-redirects', {redirects: spellings}]], '/')).toEqual([
      {pathname: '/old/', source: 'redirects[0].from of client-redirects'},
    ]);
  });
});
