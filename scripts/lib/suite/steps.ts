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
  /** Steps of one stage run side by side: as many as {@link LANES} says. */
  stage: Stage;
  /** Is left to `npm run test:full`. */
  onlyFull?: true;
}

type Stage = (typeof STAGES)[number];

/** One after another: each begins when the one before it has ended. */
export const STAGES = [
  'sources',
  'build',
  'sites',
  'pages',
  'demos',
  'sandboxes',
  'seeds',
] as const;

/**
 * How many steps of a stage run side by side: the smallest machine that runs this has two cores. One of
 * the sites' waits for npm half of its time, which a third has in between.
 */
export const LANES: Record<Stage, number> = {
  sources: 2,
  build: 1,
  sites: 3,
  pages: 1,
  demos: 1,
  sandboxes: 1,
  seeds: 1,
};

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

/** The steps, in the order of their stages; of a stage, the long ones first. */
export const STEPS = {
  unit: {
    run: [BIN.jest, '--selectProjects', 'node', 'fuzz', '--maxWorkers=2'],
    kind: 'jest',
    stage: 'sources',
  },
  lint: {run: [BIN.eslint, '--max-warnings', '0'], files: ['.'], stage: 'sources'},
  format: {run: [BIN.prettier, '--check', '--log-level', 'warn'], files: ['.'], stage: 'sources'},
  contract: {
    run: [BIN.jest, '--selectProjects', 'contract', '--runInBand'],
    kind: 'jest',
    stage: 'sources',
  },
  words: {run: [BIN.cspell, 'lint', '--no-progress'], stage: 'sources'},
  unused: {run: [BIN.knip, '--no-progress'], stage: 'sources'},
  styles: {run: [BIN.stylelint, '--max-warnings', '0'], files: ['**/*.css'], stage: 'sources'},
  build: {run: [COMMANDS, 'build'], stage: 'build'},
  // Half of its time it waits for npm.
  packed: {
    run: [BIN.jest, '--selectProjects', 'packed', '--runInBand'],
    kind: 'jest',
    stage: 'sites',
  },
  site: {
    run: [BIN.jest, '--selectProjects', 'site', '--maxWorkers=2'],
    kind: 'jest',
    stage: 'sites',
  },
  // What reads sources alone, beside those.
  browser: {
    run: [BIN.jest, '--selectProjects', 'browser', '--maxWorkers=1'],
    kind: 'jest',
    stage: 'sites',
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
    stage: 'sites',
  },
  prose: {run: [COMMANDS, 'prose'], stage: 'sites'},
  e2e: {run: [BIN.playwright, 'test', '-c', 'tests/e2e'], kind: 'playwright', stage: 'pages'},
  demos: {run: [COMMANDS, 'test-demos', '--drawn'], stage: 'demos'},
  sandboxes: {run: [COMMANDS, 'export-demos'], stage: 'sandboxes', onlyFull: true},
  seeds: {run: [COMMANDS, 'seed-faults'], stage: 'seeds', onlyFull: true},
} satisfies Record<string, Step>;

type StepName = keyof typeof STEPS;

export const STEP_LIST = Object.entries(STEPS) as readonly [StepName, Step][];
