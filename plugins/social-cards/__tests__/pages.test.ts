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
const page = (permalink: string, told = {}) => ({
  ...{permalink, title: 'Button', description: '', documents: 'ui 2.1.0'},
  ...told,
});
const content = {
  'docusaurus-plugin-content-docs': {
    ui: {
      loadedVersions: [
        {
          ...{versionName: 'current', label: 'v2', path: '/base/ui'},
          docs: [doc('/base/ui/a/'), doc('/base/ui/own/', {image: 'a.png'})],
        },
        {versionName: 'v1', label: 'v1.9.0', path: '/base/ui/v1', docs: [doc('/base/ui/v1/a/')]},
      ],
    },
    x: {
      loadedVersions: [
        {versionName: 'current', label: '', path: '/base/x', docs: [doc('/base/x/')]},
      ],
    },
  },
  'api-reference': {
    default: {
      markdown: () => [
        page('/base/ui/v1/api/button/', {documents: 'ui 1.9.0'}),
        page('/base/ui/api/button/'),
        page('/base/ui/api/menu/#menu-item', {title: 'Menu.Item'}),
        page('/base/ui/api/changes/', {title: 'API changes', documents: undefined}),
      ],
    },
    other: null,
  },
};

it('has each page that somebody wrote, and each of the API, in all versions', () => {
  const pages = cardPages(content, products, '/base/');
  expect(
    pages.map(({address, product, version, title, description}) =>
      [address.slice('/base/cards'.length), product, version, title, description].join('|'),
    ),
  ).toEqual([
    '/x.png|||/base/x/|About it.',
    '/ui/a.png|ui||/base/ui/a/|About it.',
    '/ui/api/button.png|ui||Button API|ui 2.1.0',
    '/ui/api/changes.png|ui||API changes|A kit.',
    '/ui/v1/a.png|ui|v1.9.0|/base/ui/v1/a/|About it.',
    '/ui/v1/api/button.png|ui|v1.9.0|Button API|ui 1.9.0',
  ]);
});

it('puts cards in a folder of their own', () => {
  expect(cardAddress('/', '/')).toBe('/cards/index.png');
  expect(cardAddress('/ar/ui/', '/ar/')).toBe('/ar/cards/ui.png');
});
