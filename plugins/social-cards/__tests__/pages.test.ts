import {cardAddress} from '../core/address';
import {cardPages} from '../core/pages';

const products = [
  {id: 'ui', description: 'A kit.', routeRoots: ['/ui/']},
  {id: 'lab', description: 'A lab.', routeRoots: ['/ui/lab/']},
];
const doc = (permalink: string, frontMatter = {}) => ({
  permalink,
  title: permalink,
  description: 'About it.',
  frontMatter,
});
const content = {
  'docusaurus-plugin-content-docs': {
    ui: {
      loadedVersions: [
        {
          versionName: 'current',
          docs: [doc('/base/ui/a/'), doc('/base/x/'), doc('/base/ui/own/', {image: 'a.png'})],
        },
        {versionName: 'v1', docs: [doc('/base/ui/v1/a/')]},
      ],
      addresses: [
        {pathname: '/base/ui/api/button/', title: 'Button', section: 'API reference'},
        {pathname: '/base/ui/api/changes/', title: 'API changes', section: 'API changes'},
        {pathname: '/base/ui/v1/api/button/'},
      ],
    },
  },
};

it('has each written page of the current version, and one card for its reference', () => {
  expect(cardPages(content, products, '/base/')).toEqual([
    {
      address: '/base/cards/ui/api.png',
      title: 'API reference',
      description: 'A kit.',
      product: 'ui',
    },
    {
      address: '/base/cards/ui/a.png',
      title: '/base/ui/a/',
      description: 'About it.',
      product: 'ui',
    },
    {address: '/base/cards/x.png', title: '/base/x/', description: 'About it.', product: undefined},
  ]);
});

it('puts cards in a folder of their own', () => {
  expect(cardAddress('/', '/')).toBe('/cards/index.png');
  expect(cardAddress('/ar/ui/', '/ar/')).toBe('/ar/cards/ui.png');
});
