import {render, renderHook} from '@testing-library/react';
import type {ReactElement} from 'react';
import {ODD_VALUES} from '../../../tests/setup/oddValues';
import {ProductMeta, usePageLanguage, useProduct, useProducts, useVersionLinks} from '../client';
import type {IdentityData} from '../core/types';

const versions = [
  {text: 'v7', current: true as const},
  {text: 'v6', href: '/ui/v6/'},
  {text: 'v5', href: 'https://v5.example.com/ui/'},
];

const logo = {light: '/a.svg', dark: '/a-dark.svg'};

const mockData: IdentityData = {
  products: [
    {id: 'ui', name: 'UI', category: 'core', logo, routeRoots: ['/ui/'], versions, href: '/ui/'},
    {
      id: 'docs',
      name: 'DOCS',
      category: 'docs',
      logo,
      routeRoots: ['/docs/'],
      versions: [{text: 'v1', current: true}],
      href: '/docs/',
    },
  ],
  fallback: 'docs',
  languageAwareHosts: ['v5.example.com'],
};

let mockLocation = {pathname: '/', search: ''};
let mockLocales = ['en'];
let mockIsBrowser = true;
/** What the page has put into its head; rendered there, not here. */
let mockHead: ReactElement[] = [];

jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: ReactElement[]}) => {
      mockHead = children;
      return null;
    },
  {
    virtual: true,
  },
);
jest.mock('@docusaurus/router', () => ({useLocation: () => mockLocation}), {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({i18n: {locales: mockLocales}}), {
  virtual: true,
});
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});
jest.mock(
  '@docusaurus/useGlobalData',
  () => ({usePluginData: (name: string) => (name === 'product-identity' ? mockData : undefined)}),
  {virtual: true},
);
/** The routes of one product in two versions: of two docs the address has changed between them. */
function mockRoutes(prefix: string) {
  const place = (path: string) => ({path: `${prefix}${path}`});
  const current = ['/ui/button/', '/ui/api/chip/', '/ui/taken/'].map(place);
  const past = ['/ui/v6/button', '/ui/v6/api/chip/', '/ui/v6/api/hidden/'].map(place);
  const moved = {
    ...place('/ui/new-name/'),
    moved: {[`${prefix}/ui/v6/`]: `${prefix}/ui/v6/old-name/`},
  };
  const other = {...place('/ui/v6/taken/'), moved: {[`${prefix}/ui/`]: null}};
  return [
    {
      ...place('/ui'),
      routes: [
        {...place('/ui/v6'), routes: [...past, place('/ui/v6/old-name/'), other]},
        {...place('/ui'), routes: [...current, moved]},
      ],
    },
  ];
}
jest.mock('@generated/routes', () => [...mockRoutes(''), ...mockRoutes('/ar'), {path: '*'}], {
  virtual: true,
});

beforeEach(() => {
  mockLocales = ['en'];
  mockIsBrowser = true;
});

function at<T>(pathname: string, hook: () => T, search = ''): T {
  mockLocation = {pathname, search};
  return renderHook(hook).result.current;
}

describe('useProduct', () => {
  it.each([
    ['/ui/button/', 'ui'],
    ['/zh/ui/button/', 'ui'],
    ['/versions/', 'docs'],
  ])('finds on %s %s', (pathname, id) => {
    expect(at(pathname, useProduct).id).toBe(id);
  });

  it('stands among all products, in their order', () => {
    expect(at('/', useProducts).map(({id}) => id)).toEqual(['ui', 'docs']);
  });
});

describe('usePageLanguage', () => {
  it.each([
    ['/ui/', '', 'en'],
    ['/ui/', '?userLanguage=pt', 'pt'],
    ['/ui/', '?userLanguage=xx', 'en'],
    ['/pt/ui/', '', 'pt'],
    ['/pt/ui/', '?userLanguage=en', 'en'],
    // Has archives, but is not listed.
    ['/zh/ui/', '', 'en'],
  ])('reads %s%s as %s', (pathname, search, language) => {
    mockLocales = ['en', 'pt'];
    expect(at(pathname, usePageLanguage, search)).toBe(language);
  });

  it('takes an odd value in the query for none', () => {
    mockLocales = ['en', 'fr'];
    const searches = ODD_VALUES.map((value) => `?userLanguage=${value}`);
    const taken = searches.filter((search) => at('/ui/', usePageLanguage, search) !== 'en');
    expect(taken).toEqual([]);
  });

  it('does not depend on the query in the served HTML, which is the same for every query', () => {
    mockLocales = ['en', 'pt'];
    mockIsBrowser = false;
    expect(at('/ui/', usePageLanguage, '?userLanguage=pt')).toBe('en');
  });
});

describe('ProductMeta', () => {
  it.each([
    ['/ui/button/', 'ui', 'core'],
    ['/', 'docs', 'docs'],
  ])('says on %s that the page is of %s, in %s', (pathname, id, category) => {
    mockLocation = {pathname, search: ''};
    render(<ProductMeta />);
    const metas = mockHead.filter(({type}) => type === 'meta');
    expect(metas.map(({props}) => props as unknown)).toEqual([
      {name: 'docs:productId', content: id},
      {name: 'docs:productCategoryId', content: category},
    ]);
  });
});

describe('useVersionLinks', () => {
  it('leads to the same page in each version that is built here', () => {
    expect(at('/ui/button/', useVersionLinks)).toMatchObject([
      {text: 'v7', isCurrent: true, href: undefined},
      {text: 'v6', isCurrent: false, href: '/ui/v6/button/', keepsPage: true},
      {text: 'v5', isCurrent: false, href: 'https://v5.example.com/ui/', isExternal: true},
    ]);
  });

  it('leads back from an old version', () => {
    expect(at('/ui/v6/button/', useVersionLinks)).toMatchObject([
      {text: 'v7', isCurrent: false, href: '/ui/button/'},
      {text: 'v6', isCurrent: true},
      {text: 'v5', isCurrent: false},
    ]);
  });

  it('leads to the same page where that is made of data, and says so where it is not', () => {
    expect(at('/ui/v6/api/chip/', useVersionLinks)[0]).toMatchObject({
      href: '/ui/api/chip/',
      keepsPage: true,
    });
    expect(at('/ui/v6/api/hidden/', useVersionLinks)[0]).toMatchObject({
      href: '/ui/',
      note: 'Start page: this page is not in it',
    });
  });

  it('goes by what the build says of pages whose address is another', () => {
    expect(at('/ui/new-name/', useVersionLinks)[1]).toMatchObject({
      href: '/ui/v6/old-name/',
      keepsPage: true,
    });
    expect(at('/ui/v6/taken/', useVersionLinks)[0]).toMatchObject({
      href: '/ui/',
      keepsPage: false,
    });
  });

  it("leads to archives in the page's language", () => {
    mockLocales = ['en', 'zh'];
    const links = at('/ui/button/', useVersionLinks, '?userLanguage=zh');
    expect(links[2]?.href).toBe('https://v5.example.com/zh/ui/');
  });

  it('knows the pages of a language, and leads to those of the same one', () => {
    mockLocales = ['en', 'ar'];
    expect(at('/ar/ui/button/', useVersionLinks)).toMatchObject([
      {text: 'v7', isCurrent: true, href: undefined},
      {text: 'v6', href: '/ui/v6/button/', keepsPage: true},
      {text: 'v5', href: 'https://v5.example.com/ar/ui/'},
    ]);
    expect(at('/ar/ui/new-name/', useVersionLinks)[1]?.href).toBe('/ui/v6/old-name/');
  });

  it('has what the registry says for a product without pages of its own', () => {
    expect(at('/versions/', useVersionLinks)).toMatchObject([{text: 'v1', isCurrent: true}]);
  });
});
