import type {Config} from '@docusaurus/types';
import type {PresetOptions} from './plugins/product-identity/preset';

const packages = [
  {product: 'material-ui', package: '@mui/material', history: 'docs/material-ui/_api'},
  {
    product: 'material-ui',
    version: 'v6',
    package: '@mui/material-v6',
    history: 'docs/material-ui/_api',
  },
  {product: 'joy-ui', package: '@mui/joy'},
  {product: 'system', package: '@mui/system'},
];

/** Where a page, or a demo, is edited. */
const editUrl = 'https://github.com/vitrine-docs/vitrine/edit/main/';

const allVersions = {text: 'View all versions', href: '/versions/'};

/** Ids of the products that are built, apart by commas; none for all. */
const only = process.env.PRODUCTS ?? '';

const registry = {
  only,
  fallback: 'docs',
  languageAwareHosts: ['v6.mui.com', 'v5.mui.com', 'v4.mui.com'],
  products: [
    {
      id: 'material-ui',
      name: 'Material UI',
      description: 'React components that follow Material Design, ready for production.',
      category: 'core',
      logo: {light: '/img/products/material-ui.svg', dark: '/img/products/material-ui-dark.svg'},
      package: {name: '@mui/material', version: '7.3.4'},
      routeRoots: ['/material-ui/'],
      docs: 'docs/material-ui',
      pathnames: {'components/*': 'react-*'},
      versions: [
        {text: 'v7.3.4', current: true},
        {text: 'v6', href: '/material-ui/v6/'},
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
      logo: {light: '/img/products/joy-ui.svg', dark: '/img/products/joy-ui-dark.svg'},
      package: {name: '@mui/joy', version: '5.0.0-beta.49'},
      routeRoots: ['/joy-ui/'],
      docs: 'docs/joy-ui',
      pathnames: {'components/*': 'react-*'},
      versions: [{text: 'v5.0.0-beta.49', current: true}],
    },
    {
      id: 'system',
      name: 'MUI System',
      description: 'Style utilities that both component libraries are made with.',
      category: 'core',
      logo: {light: '/img/products/system.svg', dark: '/img/products/system-dark.svg'},
      package: {name: '@mui/system', version: '7.3.3'},
      routeRoots: ['/system/'],
      docs: 'docs/system',
      pathnames: {'components/*': 'react-*'},
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
      logo: {light: '/img/products/core.svg', dark: '/img/products/core-dark.svg'},
      versionOf: 'material-ui',
      routeRoots: ['/core/'],
      docs: 'docs/core',
      versions: [{current: true}, allVersions],
    },
    {
      id: 'docs-infra',
      name: 'Docs-infra',
      description: 'Test sections that show every construct a page may use.',
      category: 'docs',
      logo: {light: '/img/products/docs-infra.svg', dark: '/img/products/docs-infra-dark.svg'},
      routeRoots: ['/experiments/docs/', '/x/'],
      docs: 'docs/docs-infra',
      versions: [{text: 'v0.0.0', current: true}],
    },
    {
      id: 'docs',
      name: 'Docs',
      description: 'The guide to Vitrine: write a page, add a product, extend the generator.',
      category: 'docs',
      logo: {light: '/img/products/docs.svg', dark: '/img/products/docs-dark.svg'},
      routeRoots: ['/vitrine/'],
      docs: 'docs/vitrine',
      versions: [{text: 'v0.0.0', current: true}],
    },
  ],
  navigation: {
    trees: './sidebars.ts',
    icons: ['book', 'box', 'compass', 'grid', 'palette', 'puzzle', 'rocket', 'settings', 'tool'],
    remark: [
      './plugins/live-demos/index.ts',
      './plugins/code-blocks/index.ts',
      './plugins/page-components/index.ts',
      './plugins/heading-anchors/index.ts',
    ],
    tabs: ['components', 'hooks'].map((field) => ({
      segment: `${field}-api`,
      field,
      component: '@theme/DocTabPage',
      data: '@generated/api-reference/default/{product}/{name}.json',
    })),
    generated: [
      {
        segment: 'api',
        label: 'API reference',
        icon: 'book',
        list: 'api-reference/default/names-{product}.json',
        component: '@theme/ApiPage',
        data: '@generated/api-reference/default/{product}/{name}.json',
      },
      {
        segment: 'api',
        label: 'API changes',
        single: true,
        list: 'api-reference/default/past-{product}.json',
        component: '@theme/ApiChangesPage',
        data: '@generated/api-reference/default/changes-{product}.json',
      },
    ],
  },
  docs: {
    onInlineTags: 'throw',
    editUrl,
    showLastUpdateTime: true,
  },
} satisfies PresetOptions;

/** Pages of `src/pages`, which say nothing of themselves before they are rendered. */
const handMadePages = [
  {path: '/', title: 'Vitrine', description: 'The start page.'},
  {path: '/versions/', title: 'Versions', description: 'Every version of every product.'},
  {path: '/offline/', title: 'Offline', description: 'What can be read without a network.'},
];

/** Main colour of each product; the accent of each scheme is derived from it. */
const accents = {
  'material-ui': '#1769c5',
  'joy-ui': '#c2185b',
  system: '#00796b',
  core: '#4f46c8',
  'docs-infra': '#b26a00',
};

/** The tag that measures, once a reader allows it. Each deployment names its own. */
const tagId = process.env.ANALYTICS_TAG ?? 'G-VITRINE00';

/** What that tag may load and call, beyond the site's own. */
const tagSources = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': tagSources,
  'img-src': tagSources,
  // Where readers open a demo in a sandbox, by a form that is sent at their click.
  'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
};

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

/** Where each product begins; kept by every browser that has the worker. */
const landing = [
  '/material-ui/',
  '/joy-ui/',
  '/system/',
  '/core/',
  '/experiments/docs/',
  '/vitrine/',
];

/** What only demos need, and what that needs: kept out of what every page loads. */
const libraries = ['@mui', '@emotion', '@babel', 'react-is', 'react-transition-group', 'stylis'];

/** The library's theme that demos run in, by the folder of their page. */
const frames = [
  {path: 'docs', module: './src/demos/materialFrame.tsx'},
  {path: 'material-ui_versioned_docs', module: './src/demos/materialV6Frame.tsx'},
  {path: 'docs/joy-ui', module: './src/demos/joyFrame.tsx'},
  {path: 'docs/system', module: './src/demos/systemFrame.tsx'},
  {path: 'src/components/Home/demos', module: './src/demos/materialFrame.tsx'},
  {path: 'src/components/Home/demos/joy-ui', module: './src/demos/joyFrame.tsx'},
  {path: 'src/components/Home/demos/system', module: './src/demos/systemFrame.tsx'},
];

/** Libraries whose demos readers can edit, and what such a demo may import. */
const emotion = ['@emotion/react', '@emotion/styled'];
const editable = [
  {
    name: '@mui/material',
    packages: ['@mui/material', '@mui/system', ...emotion],
    frame: './src/demos/materialFrame.tsx',
  },
  {
    name: '@mui/joy',
    packages: ['@mui/joy', '@mui/system', ...emotion],
    frame: './src/demos/joyFrame.tsx',
  },
  {
    name: '@mui/system',
    packages: ['@mui/system', ...emotion],
    frame: './src/demos/systemFrame.tsx',
  },
];

/** What past versions' demos run in place of the current package. */
const aliases = [
  {
    path: 'material-ui_versioned_docs/version-v6',
    packages: {'@mui/material': '@mui/material-v6'},
  },
];

/** Whose components can be tried out on the pages of a folder. */
const playgrounds = [
  {
    path: 'docs/material-ui',
    package: '@mui/material',
    api: '/material-ui/api/',
    models: 'api-reference/default/material-ui',
  },
  {
    path: 'docs/joy-ui',
    package: '@mui/joy',
    api: '/joy-ui/api/',
    models: 'api-reference/default/joy-ui',
  },
  {
    path: 'docs/system',
    package: '@mui/system',
    api: '/system/api/',
    models: 'api-reference/default/system',
  },
];

const config: Config = {
  title: 'Vitrine',
  tagline: 'Documentation that shows the thing itself',
  url: 'https://vitrine.example.com',
  baseUrl: '/',
  trailingSlash: true,
  favicon: '/img/glyph.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        sizes: '180x180',
        href: '/img/icons/apple-touch-icon-180.png',
      },
    },
  ],
  // Its inline script would need a hash of its own in the content security policy.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['./plugins/product-identity/preset.ts', registry]],
  themes: [['./plugins/classic-theme/index.ts', {customCss: ['./src/css/index.css']}]],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    './plugins/front-matter/index.ts',
    './plugins/bundle-size/index.ts',
    ['./plugins/duplicate-pathnames/index.ts', {trees: './sidebars.ts'}],
    ['./plugins/api-reference/index.ts', {packages, only}],
    ['./plugins/live-demos/index.ts', {libraries, frames, aliases, playgrounds, editUrl}],
    ['./plugins/demo-runner/index.ts', {libraries: editable}],
    './plugins/code-blocks/index.ts',
    './plugins/page-components/index.ts',
    ['./plugins/branding/index.ts', {accents}],
    ['./plugins/page-index/index.ts', {pages: handMadePages}],
    './plugins/demo-pictures/index.ts',
    './plugins/markdown-export/index.ts',
    ['./plugins/analytics/index.ts', {tagId}],
    ['./plugins/ads/index.ts', {house: houseAds}],
    './plugins/stylesheets/index.ts',
    ['./plugins/service-worker/index.ts', {landing, files: ['/img/house/']}],
    ['./plugins/hosting/index.ts', {sources, folders: ['api'], runners: true}],
    './plugins/translations/index.ts',
  ],
  themeConfig: {
    image: 'img/vitrine.png',
    // The plugin branding decides the mode, and tells Docusaurus.
    colorMode: {respectPrefersColorScheme: false},
  },
};

export default config;
