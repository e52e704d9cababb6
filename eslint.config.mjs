import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {directions, TESTS} from './tests/contract/directions.mjs';

const COMMANDS = [
  'scripts/**/*.{mjs,ts}',
  'bench/**/*.{mjs,ts}',
  'tests/{site/{loadAll,serveEach},mutations/run,e2e/lighthouse}.ts',
  'tests/**/*.mjs',
  '*.mjs',
];
const SIZE = {skipBlankLines: true, skipComments: true};

/**
 * Lint by syntax alone. Rules that need types are left to `tsc`: they would want every file in a
 * project, and a text that is only imagined (an editor's buffer, a contract test) is in none.
 */
export default defineConfig(
  {
    name: 'vitrine/ignores',
    ignores: [
      '**/node_modules/**',
      '**/.docusaurus/**',
      'build*/**',
      'lib/**',
      'examples/*/build*/**',
      '.cache/**',
      'static/**',
      '**/__fixtures__/**',
      'tests/fixtures/**',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    name: 'vitrine/all',
    plugins: {'import-x': importX},
    languageOptions: {globals: globals.es2023},
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['plugins/tsconfig.json', 'src/tsconfig.json', 'tests/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      // The server needs a demo and its renderer at once. Behind a bundler constant, which an import
      // cannot stand behind, they are kept from readers.
      '@typescript-eslint/no-require-imports': ['error', {allow: ['^\\./server$', '^\\./demos/']}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'max-lines': ['error', {max: 200, ...SIZE}],
      'max-lines-per-function': ['error', {max: 40, ...SIZE}],
      'no-console': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-param-reassign': 'error',
      'no-restricted-globals': [
        'error',
        {name: 'event', message: 'The global is another event than yours. Name the parameter.'},
      ],
    },
  },
  {
    name: 'vitrine/browser',
    files: [
      'src/**/*.{ts,tsx}',
      'plugins/**/*.tsx',
      'docs/**/*.tsx',
      'examples/**/*.tsx',
      'plugins/*/client/**/*.ts',
    ],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: {globals: globals.browser},
    rules: {
      // Docusaurus writes `lang`; an <html> inside its <Head> only adds attributes to the same element.
      'jsx-a11y/html-has-lang': 'off',
      // Safari takes a list without markers for no list, unless its role is written out.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
    },
  },
  {
    name: 'vitrine/demos',
    files: ['docs/**/*.tsx', '*_versioned_docs/**/*.tsx'],
    // A dialog that was asked for is where the focus belongs.
    rules: {'jsx-a11y/no-autofocus': 'off'},
  },
  {
    name: 'vitrine/examples',
    files: ['examples/**/*.tsx'],
    // Controls of the libraries that are shown.
    rules: {
      'jsx-a11y/label-has-associated-control': ['error', {controlComponents: ['Switch.Root']}],
    },
  },
  {
    name: 'vitrine/commands',
    files: COMMANDS,
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
  {
    name: 'vitrine/in-the-page',
    // They hand functions to a browser, which run there.
    files: [
      'scripts/lib/{pictures,contactSheet}.ts',
      'scripts/lib/demoChecks/{kit,inPage,inWhole}.ts',
      'bench/{page,demos,peers}/**/*.ts',
    ],
    languageOptions: {globals: globals.browser},
  },
  {
    name: 'vitrine/data',
    files: ['sidebars.ts', 'docusaurus.config.ts', 'scripts/lib/errorEntries.ts'],
    rules: {'max-lines': 'off'},
  },
  ...directions,
  {
    name: 'vitrine/tests',
    files: TESTS,
    languageOptions: {globals: {...globals.node, ...globals.jest}},
    rules: {
      'max-lines': ['error', {max: 400, ...SIZE}],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    name: 'vitrine/browser-tests',
    files: ['tests/e2e/**'],
    // Playwright reads what a fixture needs from the names in the braces: none is none.
    rules: {'no-empty-pattern': 'off'},
  },
);
