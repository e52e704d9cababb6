/**
 * Runs Lighthouse on an address, as a phone with its default throttling, and prints what it finds.
 * A process of its own, as jest cannot load ES modules.
 *
 * Usage: node lighthouse.mjs <url> <browser>; one line of JSON:
 * {"scores": {"accessibility": 100, …}, "shift": 0.001, "failing": ["category: audit, what …"]}
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import lighthouse from 'lighthouse';
import {BROWSER_ARGS} from '../../scripts/lib/browser.mjs';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const SHIFT = 'cumulative-layout-shift';
/** Milliseconds between looks for the browser's port, and how often to look. */
const PAUSE = 100;
const LOOKS = 100;

const [url = '', browser = ''] = process.argv.slice(2);
const profile = mkdtempSync(path.join(os.tmpdir(), 'vitrine-lighthouse-'));
const child = spawn(
  browser,
  [
    ...BROWSER_ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  {stdio: 'ignore'},
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
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  rmSync(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: PAUSE});
}

/** The browser writes its port into its profile as soon as it listens. */
async function readPort() {
  for (let look = 0; look < LOOKS; look += 1) {
    try {
      const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port) return Number(port);
    } catch {
      // Not yet.
    }
    await wait(PAUSE);
  }
  throw new Error('The browser did not start.');
}

/** @param {import('lighthouse').Result} report */
function read({categories, audits}) {
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

/** @param {import('lighthouse').Result['audits'][string]} audit */
function tell({title, details, explanation}) {
  const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 400) : '';
  return [title, explanation, items].filter(Boolean).join(' ');
}
