/**
 * Runs Lighthouse on an address, as a phone with its default throttling, and prints what it finds.
 * A process of its own, as it is an ES module alone, which the tests are not.
 *
 * Usage: node scripts/run.mjs tests/e2e/lighthouse.ts <url>; one line of JSON:
 * {"scores": {"accessibility": 100, …}, "shift": 0.001, "failing": ["category: audit, what …"]}
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import lighthouse from 'lighthouse';
import type {Result} from 'lighthouse';
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/chromium';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const SHIFT = 'cumulative-layout-shift';
/** Milliseconds between attempts to remove files that the browser may still hold. */
const PAUSE = 100;

const [url = ''] = process.argv.slice(2);
const profile = mkdtempSync(path.join(os.tmpdir(), 'vitrine-lighthouse-'));
const child = spawn(
  findBrowser() ?? 'chromium',
  [
    ...BROWSER_ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  {stdio: ['ignore', 'ignore', 'pipe'], detached: true},
);
try {
  const result = await lighthouse(url, {
    port: await readPort(),
    onlyCategories: CATEGORIES,
    onlyAudits: [SHIFT],
    logLevel: 'silent',
  });
  if (!result) throw new Error('Lighthouse found nothing to measure.');
  console.log(JSON.stringify(read(result.lhr)));
} finally {
  const ended = new Promise((resolve) => child.once('close', resolve));
  // Debian's command is a script beside the browser: all of the group ends, and lets go of the pipe.
  if (child.pid !== undefined) process.kill(-child.pid);
  await ended;
  rmSync(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: PAUSE});
}

/** The browser tells its port as soon as it listens. */
async function readPort() {
  for await (const line of createInterface({input: child.stderr})) {
    const [, port] = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line) ?? [];
    if (port === undefined) continue;
    // What it says later is of no use, and must not fill the pipe.
    child.stderr.resume();
    return Number(port);
  }
  throw new Error('The browser did not start.');
}

function read({categories, audits}: Result) {
  const scores = Object.fromEntries(
    CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  );
  const failing = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({weight}) => weight > 0)
      .flatMap(({id}) => {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score >= 1) return [];
        return [`${category}: ${id}, ${tell(audit)}`];
      }),
  );
  return {scores, shift: audits[SHIFT]?.numericValue, failing};
}

function tell({title, details, explanation}: Result['audits'][string]) {
  const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 400) : '';
  return [title, explanation, items].filter(Boolean).join(' ');
}
