import {docsInstances} from '../core/instances';
import {builtProduct} from './__fixtures__/products';

const current = {label: 'v1', path: '', banner: 'none', noIndex: false};

describe('docsInstances', () => {
  it('makes one instance of a product with one route root', () => {
    const ui = builtProduct('ui', {pathnames: {'components/*': 'react-*'}});
    expect(docsInstances(ui)).toEqual([
      {
        id: 'ui',
        product: 'ui',
        path: 'docs/ui',
        routeBasePath: 'ui',
        pathnames: {'components/*': 'react-*'},
        exclude: ['**/README.md'],
        versions: {current},
      },
    ]);
  });

  it("leaves a README its place in a tree of Docusaurus', where it is its folder's page", () => {
    const [stock] = docsInstances(builtProduct('stock', {format: 'mdx', exclude: ['drafts/**']}));
    expect(stock?.exclude).toEqual(['drafts/**']);
  });

  it('makes one of each route root, from the folder of that name', () => {
    const infra = builtProduct('infra', {
      routeRoots: ['/experiments/docs/', '/x/'],
      versions: [
        {text: 'v1', current: true},
        {text: 'v0', docs: 'v0'},
      ],
    });
    const instances = docsInstances(infra);
    expect(instances.map(({id, path, routeBasePath}) => [id, path, routeBasePath])).toEqual([
      ['infra', 'docs/infra/experiments/docs', 'experiments/docs'],
      ['infra-x', 'docs/infra/x', 'x'],
    ]);
    expect(instances.map(({product}) => product)).toEqual(['infra', 'infra']);
    expect(instances.map(({versions}) => Object.keys(versions))).toEqual([
      ['current', 'v0'],
      ['current'],
    ]);
  });

  it('gives past versions that are built here a banner, and keeps them from search engines', () => {
    const versions = [
      {text: 'v7', current: true as const},
      {text: 'version 6', docs: 'v6'},
      {text: 'v5', href: 'https://v5.example.com/ui/'},
      {text: 'View all versions', href: '/versions/'},
    ];
    expect(
      docsInstances(builtProduct('ui', {versions, shown: [{text: 'v7', current: true}]}))[0]
        ?.versions,
    ).toEqual({
      current: {...current, label: 'v7'},
      v6: {label: 'version 6', path: 'v6', banner: 'unmaintained', noIndex: true},
    });
  });
});
