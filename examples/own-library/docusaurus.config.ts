import type {Options} from 'vitrine';

const tide: Options['products'][number] = {
  id: 'tide',
  name: 'Tide UI',
  description: 'Components for harbour offices and the boats that call there.',
  category: 'core',
  accent: '#0b6577',
  packages: ['@tide/ui'],
  entry: './ui/src/index.ts',
  frame: './src/tideFrame.tsx',
};

export default {
  title: 'Tide UI',
  favicon: '/img/products/tide.svg',
  url: 'https://tide.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [tide]}]],
};
