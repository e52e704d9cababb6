/**
 * A step of the suite. Without a kind it counts as one check, which passes where its command ends
 * with 0; jest and Playwright tell how many tests there were.
 *
 * @typedef {object} Step
 * @property {string[]} run what node runs, from the repository's folder
 * @property {string[]} [files] what it looks at, where it is not told otherwise
 * @property {'jest' | 'playwright'} [kind]
 * @property {true} [isCheap] needs no build and one core: it runs beside others
 * @property {true} [onlyFull] is left to `npm run test:full`
 */

const BIN = {
  cspell: 'node_modules/cspell/bin.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
};

/** The steps: those that run side by side first, long ones before short ones; then one by one. */
export const STEPS = /** @satisfies {Record<string, Step>} */ ({
  unit: {
    run: [BIN.jest, '--selectProjects', 'node', 'browser', '--maxWorkers=1'],
    kind: 'jest',
    isCheap: true,
  },
  // What a project imports of another is no part of its record: it is checked anew each time.
  types: {
    run: [
      BIN.tsc,
      '-b',
      '--force',
      'plugins',
      'src',
      'docs',
      'material-ui_versioned_docs',
      'tests',
    ],
    isCheap: true,
  },
  lint: {run: [BIN.eslint, '--max-warnings', '0'], files: ['.'], isCheap: true},
  format: {run: [BIN.prettier, '--check', '--log-level', 'warn'], files: ['.'], isCheap: true},
  contract: {
    run: [BIN.jest, '--selectProjects', 'contract', '--runInBand'],
    kind: 'jest',
    isCheap: true,
  },
  words: {run: [BIN.cspell, 'lint', '--no-progress'], isCheap: true},
  unused: {run: [BIN.knip, '--no-progress'], isCheap: true},
  styles: {run: [BIN.stylelint, '--max-warnings', '0'], files: ['**/*.css'], isCheap: true},
  build: {run: ['scripts/build.mjs']},
  site: {run: [BIN.jest, '--selectProjects', 'site', '--runInBand'], kind: 'jest'},
  e2e: {run: [BIN.playwright, 'test', '-c', 'tests/e2e'], kind: 'playwright'},
  demos: {run: ['scripts/test-demos.mjs', '--pairs']},
  sandboxes: {run: ['scripts/export-demos.mjs'], onlyFull: true},
  seeds: {run: ['scripts/seed-faults.mjs'], onlyFull: true},
});

/** @typedef {keyof typeof STEPS} StepName */

/** @type {readonly [StepName, Step][]} */
export const STEP_LIST = /** @type {[StepName, Step][]} */ (Object.entries(STEPS));
