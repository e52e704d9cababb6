/** Transform of every TypeScript file: SWC, the compiler that the site is built with. */
const transform = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        target: 'es2023',
        transform: {react: {runtime: 'automatic'}},
      },
    },
  ],
};

/** What is published as ES modules alone: icons, what reads pages, and what that stands on. */
const ES_MODULES = [
  'lucide',
  'unified|remark-[a-z-]+|mdast-util-[a-z-]+|micromark[a-z-]*|unist-util-[a-z-]+|vfile[a-z-]*',
  'bail|ccount|character-[a-z0-9-]+|decode-named-character-reference|devlop|escape-string-regexp',
  'estree-util-[a-z-]+|fault|format|is-[a-z-]+|longest-streak|markdown-table|parse-entities',
  'stringify-entities|trim-lines|trough|zwitch',
  'hast-util-[a-z0-9-]+|hastscript|html-void-elements|property-information|rehype-raw|@ungap',
  'space-separated-tokens|comma-separated-tokens|web-namespaces|parse5|entities',
];

const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/__fixtures__/', '/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.docusaurus', '<rootDir>/.cache'],
  clearMocks: true,
};

/** @type {import('jest').Config} */
export default {
  // What only a fault takes: the machine may have much else to do. Of all projects, as none is asked.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/tests/setup/makeTemporary.mjs',
  globalTeardown: '<rootDir>/tests/setup/removeTemporary.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/plugins/**/__tests__/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/failOnConsole.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/plugins/**/__tests__/*.test.tsx',
        '<rootDir>/src/**/__tests__/*.test.{ts,tsx}',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/failOnConsole.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/setup/cssModule.ts',
        '^@docusaurus/Link$': '<rootDir>/tests/setup/Link.tsx',
        '^@docusaurus/useBaseUrl$': '<rootDir>/tests/setup/useBaseUrl.ts',
        '^@docusaurus/useDocusaurusContext$': '<rootDir>/tests/setup/useDocusaurusContext.ts',
        '^@docusaurus/useGlobalData$': '<rootDir>/tests/setup/useGlobalData.ts',
        '^@docusaurus/router$': '<rootDir>/tests/setup/router.ts',
        '^@generated/i18n$': '<rootDir>/tests/setup/i18n.ts',
        '^@generated/demo-editor/.*$': '<rootDir>/tests/setup/libraries.json',
        '^@docusaurus/Translate$': '<rootDir>/tests/setup/Translate.tsx',
        '^@theme/(ApiReference/.*)$': '<rootDir>/plugins/api-reference/theme/$1',
        '^@theme/(DemoEditor(?:/.*)?)$': '<rootDir>/plugins/demo-editor/theme/$1',
        '^@theme/(Demo(?:/.*)?)$': '<rootDir>/plugins/demos/theme/$1',
        '^@theme/(Glyph)$': '<rootDir>/src/theme/$1',
        '^@theme/(Playground(?:/.*)?)$': '<rootDir>/plugins/playground/theme/$1',
        '^@theme/(Story(?:/.*)?)$': '<rootDir>/plugins/stories/theme/$1',
        '^@site/(.*)$': '<rootDir>/$1',
      },
    },
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'fuzz',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/fuzz/*.test.ts'],
    },
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/site/*.test.ts',
        // Sites that are built again and again, for `npm run test:full`.
        ...(process.env.VITRINE_FULL === '1' ? ['<rootDir>/tests/fuzz/full/*.test.ts'] : []),
      ],
    },
    {
      ...common,
      displayName: 'packed',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/packed/*.test.ts',
        // All that a guide's reader may do one after the other, for `npm run test:full`.
        ...(process.env.VITRINE_FULL === '1' ? ['<rootDir>/tests/packed/full/*.test.ts'] : []),
      ],
    },
  ],
};
