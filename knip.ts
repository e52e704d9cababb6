import type {KnipConfig} from 'knip';
import tools from './tests/package.json';

/** These it knows to be used, or asks for itself. */
const KNOWN = ['@types/jest', 'knip', 'lighthouse'];

/**
 * The tools stand in a package.json of their own, and are used everywhere: of those it is not said
 * that the repository's own does not name them.
 */
const TOOLS = Object.keys(tools.devDependencies).filter((name) => !KNOWN.includes(name));

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'sidebars.ts',
        'plugins/*/{index,options}.ts',
        'plugins/site/{faults,pages,vitrineTheme}.ts',
        'plugins/api-model/extractor.ts',
        'plugins/page-reader/thread.ts',
        'plugins/late-hydration/dresser.ts',
        'plugins/*/client.{ts,tsx}',
        'plugins/*/client/*.{ts,tsx}',
        'plugins/classic-theme/client/lighter/*.ts',
        'plugins/classic-theme/client/lighter/helmet/index.ts',
        'src/components/everywhere.ts',
        'plugins/service-worker/client/worker/index.ts',
        'plugins/late-hydration/client/loader/{index,translate}.ts',
        'plugins/late-hydration/client/header/{entry,known,Place,ServedPlace}.{ts,tsx}',
        'plugins/*/theme/**/index.tsx',
        'plugins/demos/theme/Demo/server.tsx',
        'src/theme/**/*.tsx',
        'src/pages/*.tsx',
        'src/demos/*Frame.tsx',
        'src/site/Home/demos/**/*.{tsx,js}',
        'src/frames/**/index.{ts,tsx}',
        'src/frames/types.ts',
        '{docs,material-ui_versioned_docs}/**/*.{ts,tsx,js,mdx}',
        'scripts/*.{mjs,ts}',
        'bench/*/{run,child,clone,dev}.{ts,mjs}',
        'bench/build/*/docusaurus.config.mjs',
        'bench/page/stock/*.mjs',
        'bench/search/easyops/*.mjs',
        'bench/peers/{rspress,vitepress/.vitepress}/*.mjs',
        'bench/serve/sirv/*.js',
      ],
      project: [
        '*.{ts,mjs}',
        '{plugins,src,docs,material-ui_versioned_docs,scripts,bench}/**/*.{ts,tsx,js,mjs,mdx}',
      ],
      ignore: ['**/__fixtures__/**', 'bench/{search/starlight,serve/sirv}/**'],
    },
    tests: {
      entry: [
        '**/*.test.{ts,tsx}',
        '{site/{loadAll,serveEach},fuzz/publisher,mutations/run,e2e/lighthouse}.ts',
        'contract/*.mjs',
        'setup/*',
        'e2e/{*.setup,playwright.config,support/setup}.ts',
      ],
      project: ['**/*.{ts,tsx,js,mjs}'],
      ignore: ['fixtures/**'],
    },
  },
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  ignoreBinaries: ['mkfifo'],
  ignoreDependencies: [
    ...TOOLS,
    '@docusaurus/ErrorBoundary',
    '@docusaurus/mdx-loader',
    '@swc/html',
    'vitrine-server-entry',
    'vitrine-helmet',
    'vitrine-known',
    'vitrine-navbar',
    'vitrine-page',
    'vitrine-renderer',
    'vitrine-routes',
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/jetbrains-mono',
    '@fontsource-variable/newsreader',
    '@fontsource/ibm-plex-sans-arabic',
    '@fontsource/material-icons',
    '@ant-design/cssinjs',
    '@base-ui/react',
    '@radix-ui/themes',
    'antd',
    'radix-ui',
    'react-bootstrap',
    '@griffel/react',
    'styled-components',
  ],
  eslint: true,
  jest: true,
  playwright: {
    config: ['tests/e2e/playwright.config.ts'],
  },
  stylelint: true,
  paths: {
    '@site/*': ['./*'],
    '@theme/*': ['./src/theme/*', './plugins/*/theme/*'],
  },
};

export default config;
