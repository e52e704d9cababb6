import type {Options} from 'vitrine';

const product: Options['products'][number] = {
  id: 'radix-themes',
  name: 'Radix Themes',
  description: 'Components of Radix Themes, shown in the greenhouses of a botanical garden.',
  category: 'core',
  accent: '#2b6a3f',
  packages: ['@radix-ui/themes'],
  frame: 'vitrine/frames/radix-themes',
  css: ['@radix-ui/themes/styles.css'],
  modes: {light: '.light', dark: '.dark'},
};

export default {
  title: 'Radix Themes',
  favicon: '/img/products/radix-themes.svg',
  url: 'https://radix-themes.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [product]}]],
};
