import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {BUTTON_PAGE} from './support/pages';
import {ROOT} from './support/places';
import {expect, test} from './support/test';

/** The most by which a page's parts may move while it loads. */
const MOST_SHIFT = 0.01;
const TEST_MS = 300_000;

interface Report {
  /** By category, 0 to 100. */
  scores: Record<string, number>;
  shift: number;
  /** Audits that cost points: category, audit, what it found. */
  failing: string[];
}

test("finds nothing wrong with a component's page, on a phone", async ({site}) => {
  test.setTimeout(TEST_MS);
  const {scores, shift, failing} = await measure(site.url + BUTTON_PAGE);
  expect(failing).toEqual([]);
  expect(scores).toEqual({accessibility: 100, 'best-practices': 100, seo: 100});
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
});

async function measure(url: string): Promise<Report> {
  const runner = path.join(ROOT, 'scripts/run.mjs');
  const args = [runner, path.join(__dirname, 'lighthouse.ts'), url];
  const {stdout} = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Report;
}
