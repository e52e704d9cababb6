import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {BUTTON_PAGE} from './pages';
import {useSite} from './support';

/** The most by which a page's parts may move while it loads. */
const MOST_SHIFT = 0.01;
const TEST_MS = 180_000;
const site = useSite();

interface Report {
  /** By category, 0 to 100. */
  scores: Record<string, number>;
  shift: number;
  /** Audits that cost points: category, audit, what it found. */
  failing: string[];
}

async function measure(address: string): Promise<Report> {
  const script = path.join(__dirname, 'lighthouse.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [
    script,
    site.url + address,
    site.browser,
  ]);
  return JSON.parse(stdout) as Report;
}

it(
  "finds nothing wrong with a component's page, on a phone",
  async () => {
    const {scores, shift, failing} = await measure(BUTTON_PAGE);
    expect(failing).toEqual([]);
    expect(scores).toEqual({accessibility: 100, 'best-practices': 100, seo: 100});
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  },
  TEST_MS,
);
