import type {Options} from 'vitrine';

const product: Options['products'][number] = {
  id: 'react-bootstrap',
  name: 'React Bootstrap',
  description: 'Components of React Bootstrap, shown at the counter of a bakery.',
  category: 'core',
  accent: '#8a4b08',
  packages: ['react-bootstrap'],
  frame: 'vitrine/frames/react-bootstrap',
  css: ['bootstrap/dist/css/bootstrap.css'],
  modes: {light: '[data-bs-theme=light]', dark: '[data-bs-theme=dark]'},
  mirror: true,
};

export default {
  title: 'React Bootstrap',
  favicon: '/img/products/react-bootstrap.svg',
  url: 'https://react-bootstrap.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [product]}]],
};
