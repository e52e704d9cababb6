import type {Options} from 'vitrine';

const product: Options['products'][number] = {
  id: 'base-ui',
  name: 'Base UI',
  description:
    'Components of Base UI, which have no look of their own, dressed for a public library.',
  category: 'core',
  accent: '#7a3b12',
  packages: ['@base-ui/react'],
  frame: 'vitrine/frames/base-ui',
  css: ['./src/bare.css'],
};

export default {
  title: 'Base UI',
  favicon: '/img/products/base-ui.svg',
  url: 'https://base-ui.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [product]}]],
};
