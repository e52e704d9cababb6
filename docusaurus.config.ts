import type {Config} from '@docusaurus/types';
import type {Options} from './plugins/site/options';

const allVersions = {text: 'View all versions', href: '/versions/'};
const logo = {src: '/img/logo-light.svg', srcDark: '/img/logo-dark.svg'};
const manifest = {rel: 'manifest', href: '/manifest.webmanifest'};
const icon = '/img/icons/apple-touch-icon-180.png';
const touchIcon = {rel: 'apple-touch-icon', sizes: '180x180', href: icon};
const pathnames = {'components/*': 'react-*'};
const materialFrame = './src/demos/materialFrame.tsx';
const materialV6Frame = './src/demos/materialV6Frame.tsx';
const emotion = ['@emotion/react', '@emotion/styled'];
const arabicFont =
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff';

/** What is built in Arabic, translated or not; all other links there lead to English. */
const arabic = ['/material-ui/', '/material-ui/getting-started/*', '/material-ui/react-button/'];

const products: Options['products'] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    description: 'React components that follow Material Design, ready for production.',
    category: 'core',
    accent: '#1769c5',
    packages: ['@mui/material', '@mui/lab'],
    pathnames,
    frame: materialFrame,
    languages: {ar: arabic},
    editable: ['@mui/system', ...emotion],
    history: 'docs/material-ui/_api',
    versions: [
      {text: 'v7.3.4', current: true},
      {text: 'v6', docs: 'v6', package: '@mui/material-v6', frame: materialV6Frame},
      {text: 'v5', href: 'https://v5.mui.com/material-ui/getting-started/'},
      {text: 'v4', href: 'https://v4.mui.com/getting-started/installation/'},
      allVersions,
    ],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    description: 'Components with a design of their own, built to be made yours.',
    category: 'core',
    languages: {},
    accent: '#c2185b',
    packages: ['@mui/joy'],
    pathnames,
    // Its own prereleases are not tagged: 5.0.0-beta.49 came out with this release.
    tag: 'v6.2.0',
    frame: './src/demos/joyFrame.tsx',
    editable: ['@mui/system', ...emotion],
    versions: [{text: 'v5.0.0-beta.49', current: true}],
  },
  {
    id: 'system',
    name: 'MUI System',
    description: 'Style utilities that both component libraries are made with.',
    category: 'core',
    languages: {},
    accent: '#00796b',
    packages: ['@mui/system'],
    pathnames,
    frame: './src/demos/systemFrame.tsx',
    editable: emotion,
    versions: [
      {text: 'v7.3.3', current: true},
      {text: 'v6', href: 'https://v6.mui.com/system/getting-started/'},
      {text: 'v5', href: 'https://v5.mui.com/system/getting-started/'},
      {text: 'v4', href: 'https://v4.mui.com/system/basics/'},
      allVersions,
    ],
  },
  {
    id: 'core',
    name: 'MUI Core',
    description: 'What the core products share, and how to choose among them.',
    category: 'core',
    languages: {},
    accent: '#4f46c8',
    versionOf: 'material-ui',
    versions: [{current: true}, allVersions],
  },
  {
    id: 'docs-infra',
    name: 'Docs-infra',
    description: 'Test sections that show every construct a page may use.',
    category: 'docs',
    languages: {},
    accent: '#b26a00',
    routeRoots: ['/experiments/docs/', '/x/'],
  },
  {
    id: 'docs',
    name: 'Docs',
    description: 'The guide to Vitrine: write a page, add a product, extend the generator.',
    category: 'docs',
    languages: {},
    routeRoots: ['/vitrine/'],
    docs: 'docs/vitrine',
  },
];

/** Shown until an ad network is named: the site's own pages. */
const houseAds = [
  {
    name: 'Vitrine',
    link: '/vitrine/',
    img: '/img/house/vitrine.svg',
    description: 'These pages are markdown and demo files. Build the ones for your components.',
  },
  {
    name: 'MUI System',
    link: '/system/getting-started/usage/',
    img: '/img/house/theming.svg',
    description: 'One theme with your values, and every component that refers to them.',
  },
];

const copyright =
  'Vitrine is independent documentation of MIT-licensed libraries. It is neither made nor endorsed by MUI.';
const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'} as const;

const site = {
  products,
  fallback: 'docs',
  languageAwareHosts: ['v6.mui.com', 'v5.mui.com', 'v4.mui.com'],
  icons: ['book', 'box', 'compass', 'grid', 'palette', 'puzzle', 'rocket', 'settings', 'tool'],
  editUrl: 'https://github.com/vitrine-docs/vitrine/edit/main/',
  frames: [
    {path: 'docs', module: materialFrame},
    {path: 'src/site/Home/demos', module: materialFrame},
    {path: 'src/site/Home/demos/joy-ui', module: './src/demos/joyFrame.tsx'},
    {path: 'src/site/Home/demos/system', module: './src/demos/systemFrame.tsx'},
  ],
  settings: {
    // Each deployment names its own.
    analytics: {tagId: process.env.ANALYTICS_TAG ?? 'G-VITRINE00'},
    ads: {house: houseAds},
    'social-cards': {fonts: [arabicFont]},
    'service-worker': {files: ['/img/house/']},
  },
} satisfies Options;

export default {
  title: 'Vitrine',
  tagline: 'Documentation that shows the thing itself',
  url: 'https://vitrine.example.com',
  baseUrl: '/',
  trailingSlash: true,
  favicon: '/img/glyph.svg',
  headTags: [manifest, touchIcon].map((attributes) => ({tagName: 'link', attributes})),
  // Its inline script would need a hash of its own in the content security policy.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en', 'ar']},
  future: {v4: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {format: 'detect', hooks},
  presets: [['./plugins/site/index.ts', site]],
  themeConfig: {
    image: 'img/vitrine.png',
    // The plugin branding decides the mode, and tells Docusaurus.
    colorMode: {respectPrefersColorScheme: false},
    navbar: {logo, items: [{label: 'Guide', to: '/vitrine/'}]},
    footer: {copyright},
  },
} satisfies Config;
