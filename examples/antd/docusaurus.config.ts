import type {Options} from 'vitrine';

const product: Options['products'][number] = {
  id: 'antd',
  name: 'Ant Design',
  description: 'Components of Ant Design, shown with the crossings of a small ferry line.',
  category: 'core',
  accent: '#0b5cad',
  packages: ['antd'],
  frame: 'vitrine/frames/antd',
};

export default {
  title: 'Ant Design',
  favicon: '/img/products/antd.svg',
  url: 'https://antd.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [product]}]],
};
