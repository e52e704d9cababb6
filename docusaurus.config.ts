import type {Config} from '@docusaurus/types';
import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {PresetOptions} from './plugins/product-identity/preset';

const packages = [
  {product: 'material-ui', package: '@mui/material'},
  {product: 'joy-ui', package: '@mui/joy'},
  {product: 'system', package: '@mui/system'},
];

const allVersions = {text: 'View all versions', href: '/versions/'};

const registry = {
  only: process.env.PRODUCTS ?? '',
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
    remark: ['./plugins/live-demos/index.ts'],
    tabs: ['components', 'hooks'].map((field) => ({
      segment: `${field}-api`,
      field,
      component: '@theme/DocTabPage',
      data: '@generated/api-reference/default/{product}/{name}.json',
    })),
  },
  docs: {
    onInlineTags: 'throw',
    admonitions: {keywords: ['error', 'success'], extendDefaults: true},
    editUrl: 'https://github.com/vitrine-docs/vitrine/edit/main/',
  },
} satisfies PresetOptions;

/** Code takes its colours from tokens, so that one theme serves every mode. */
const codeTheme = {
  plain: {color: 'var(--v-ink)', backgroundColor: 'var(--v-surface-2)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--v-code-comment)'}},
    {types: ['keyword', 'operator', 'atrule'], style: {color: 'var(--v-code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'inserted'], style: {color: 'var(--v-code-string)'}},
    {types: ['tag', 'function', 'class-name', 'selector'], style: {color: 'var(--v-code-name)'}},
    {types: ['number', 'boolean', 'constant', 'deleted'], style: {color: 'var(--v-code-value)'}},
    {types: ['attr-name', 'property', 'punctuation'], style: {color: 'var(--v-ink-soft)'}},
  ],
};

const classic = {
  docs: false,
  blog: false,
  pages: {},
  theme: {customCss: ['./src/css/index.css']},
} satisfies ClassicOptions;

const config: Config = {
  title: 'Vitrine',
  tagline: 'Documentation that shows the thing itself',
  url: 'https://vitrine.example.com',
  baseUrl: '/',
  trailingSlash: true,
  favicon: '/img/glyph.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    ['./plugins/product-identity/preset.ts', registry],
    ['classic', classic],
  ],
  plugins: [
    './plugins/front-matter/index.ts',
    ['./plugins/duplicate-pathnames/index.ts', {trees: './sidebars.ts'}],
    ['./plugins/api-reference/index.ts', {packages}],
    ['./plugins/live-demos/index.ts', {libraries: ['@mui', '@emotion']}],
  ],
  themeConfig: {
    image: 'img/vitrine.png',
    colorMode: {respectPrefersColorScheme: true},
    prism: {theme: codeTheme, darkTheme: codeTheme, additionalLanguages: ['bash', 'diff', 'json']},
  },
};

export default config;
