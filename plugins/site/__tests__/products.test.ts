import {complete, identityOf} from '../core/products';
import {builtProduct, writtenProduct} from './__fixtures__/products';

describe('complete', () => {
  it('fills in folder, addresses, logo and version', () => {
    const {versions: _versions, ...written} = writtenProduct('ui');
    expect(complete(written)).toMatchObject({
      logo: {light: '/img/products/ui.svg', dark: '/img/products/ui-dark.svg'},
      docs: 'docs/ui',
      routeRoots: ['/ui/'],
      packages: [],
      versions: [{text: 'v0.0.0', current: true}],
    });
  });

  it('lists snapshots that nobody has described, right behind the current version', () => {
    const versions = [{current: true}, {text: 'Version 6', docs: 'v6'}, {text: 'v4', href: '/4/'}];
    const ui = complete(writtenProduct('ui', {packages: ['ui'], versions}), ['v7', 'v6']);
    expect(ui.versions).toEqual([
      {current: true},
      {text: 'v7', docs: 'v7'},
      {text: 'Version 6', docs: 'v6'},
      {text: 'v4', href: '/4/'},
    ]);
  });
});

describe('identityOf', () => {
  const shown = [
    {text: 'v7', current: true as const},
    {text: 'v6', href: '/ui/v6/'},
    {text: 'v5', href: 'https://v5.example.com/ui/'},
    {text: 'View all versions', href: '/versions/'},
  ];
  const ui = builtProduct('ui', {shown, source: '@kit/ui'});

  it('keeps what pages show', () => {
    expect(identityOf(ui, undefined)).toEqual({
      id: 'ui',
      name: 'UI',
      description: 'What ui is for.',
      category: 'core',
      logo: {light: '/img/products/ui.svg', dark: '/img/products/ui-dark.svg'},
      package: '@kit/ui',
      routeRoots: ['/ui/'],
      versions: shown,
      href: '/ui/',
    });
  });

  it('sends readers of a product left out to the full site, for its own pages only', () => {
    const {href, versions} = identityOf(ui, 'https://full.example.com');
    expect(href).toBe('https://full.example.com/ui/');
    expect(versions.map((version) => version.href)).toEqual([
      undefined,
      'https://full.example.com/ui/v6/',
      'https://v5.example.com/ui/',
      '/versions/',
    ]);
  });
});
