/**
 * A step of the suite. Without a kind it counts as one check, which passes where its command ends
 * with 0; jest and Playwright tell how many tests there were.
 */
export interface Step {
  /** What node runs, from the repository's folder. */
  run: string[];
  /** What it looks at, where it is not told otherwise. */
  files?: string[];
  kind?: 'jest' | 'playwright';
  /** Needs no build and one core: it runs beside others. */
  isCheap?: true;
  /** Is left to `npm run test:full`. */
  onlyFull?: true;
}

/** Runs the repository's own. */
const COMMANDS = 'scripts/run.mjs';

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
export const STEPS = {
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
  build: {run: [COMMANDS, 'build']},
  site: {run: [BIN.jest, '--selectProjects', 'site', '--runInBand'], kind: 'jest'},
  e2e: {run: [BIN.playwright, 'test', '-c', 'tests/e2e'], kind: 'playwright'},
  demos: {run: [COMMANDS, 'test-demos', '--pairs']},
  sandboxes: {run: [COMMANDS, 'export-demos'], onlyFull: true},
  seeds: {run: [COMMANDS, 'seed-faults'], onlyFull: true},
} satisfies Record<string, Step>;

type StepName = keyof typeof STEPS;

export const STEP_LIST = Object.entries(STEPS) as readonly [StepName, Step][];
