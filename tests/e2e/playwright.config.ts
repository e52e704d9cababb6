import {defineConfig} from '@playwright/test';
import {findBrowser, VISITING_ARGS} from '../../scripts/lib/chromium';

/** Milliseconds that nothing but a fault takes, on a machine that has much else to do. */
const CONDITION_MS = 60_000;
const TEST_MS = 300_000;

const isFull = process.env.VITRINE_FULL === '1';
const ONLY_FULL = /(?:computedStyles|escapes|hangs|lighthouse|oddAddresses)\.test\.ts$/;
const SWEEP = /(?:sweep|served)\.test\.ts$/;
const WHOLE = /wholeSite\.test\.ts$/;
/** Of a site that another made, which tests/packed/examples.test.ts names. */
const EXAMPLE = /example\.test\.ts$/;
/** Tests of sites with other options, which `variants.setup.ts` builds once for all of them. */
const VARIANT = /(?:hostedSearch|offline|thirdParties)\.test\.ts$/;

const file = process.env.VITRINE_REPORT;
const report: [string, {outputFile: string}][] = file ? [['json', {outputFile: file}]] : [];

/**
 * Whole-site behaviour in a real browser. The finished site is served once, for all of it; each of
 * two workers has one browser.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/setup.ts',
  outputDir: '../../.cache/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: TEST_MS,
  expect: {timeout: CONDITION_MS},
  reporter: [[process.env.CI ? 'dot' : 'line'], ...report],
  use: {
    actionTimeout: CONDITION_MS,
    navigationTimeout: CONDITION_MS,
    // A seventh of what it takes to open a page: `--trace on` where a failure does not explain itself.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...VISITING_ARGS, '--host-resolver-rules=MAP plain.test 127.0.0.1'],
    },
  },
  projects: [
    {name: 'sweep', testMatch: SWEEP, fullyParallel: true},
    {name: 'variants', testMatch: /variants\.setup\.ts$/},
    {name: 'interaction', testIgnore: [SWEEP, WHOLE, ONLY_FULL, VARIANT, EXAMPLE]},
    {name: 'variant sites', testMatch: VARIANT, dependencies: ['variants']},
    {name: 'whole', testMatch: WHOLE, dependencies: ['sweep']},
    ...(process.env.VITRINE_TITLE ? [{name: 'example', testMatch: EXAMPLE}] : []),
    ...(isFull ? [{name: 'full', testMatch: ONLY_FULL, fullyParallel: true}] : []),
  ],
  webServer: process.env.VITRINE_URL
    ? undefined
    : {
        command: `node scripts/run.mjs serve --port 0 --dir ${process.env.VITRINE_BUILD ?? 'build'}`,
        cwd: '../..',
        wait: {stdout: /The site is at (?<vitrine_url>\S+)\//},
      },
});
