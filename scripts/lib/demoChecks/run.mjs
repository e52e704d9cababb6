import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../chromium.mjs';
import {serve} from '../server.mjs';
import {count} from '../suite/count.mjs';
import {LOOKS, looksOf, SERVER} from './looks.mjs';
import {findPages, findPlainPage} from './pages.mjs';
import {listSources} from './sources.mjs';
import {visit} from './visit.mjs';

/** Pages that are open at once: a page waits as often as it works. */
const PARALLEL = Math.max(2, availableParallelism()) + 1;

/**
 * @typedef {import('./looks.mjs').Finding} Finding
 * @typedef {import('./pages.mjs').DemoPage} DemoPage
 * @typedef {import('./records.mjs').Placed} Placed
 *
 * @typedef {object} Outcome
 * @property {DemoPage[]} pages
 * @property {Finding[]} findings
 * @property {Placed[]} placed the demos whose files are known
 * @property {number} modes in how many each page was looked at
 * @property {number} ms how long it took
 */

/**
 * Checks the demos of a built site.
 *
 * @param {string} dir the built site
 * @param {import('./site.mjs').SiteFacts} site
 * @param {{page?: string, only?: string, pairs?: boolean}} filter one page, one demo, two looks
 * @returns {Promise<Outcome>}
 * @throws Error where there is none
 */
export async function runChecks(dir, site, {page, only, pairs = false}) {
  const start = performance.now();
  const pages = findPages(dir).filter(
    ({address, demos}) =>
      (page === undefined || address === page) &&
      (only === undefined || demos.some(({name}) => name === only)),
  );
  if (pages.length === 0) throw new Error(`${dir}: no such demos. Fix: see --page, --only.`);
  const {findings, placed} = await visitAll(dir, pages, pairs);
  findings.push(...pages.flatMap(servedFindings), ...(await renderAll(listSources(site, placed))));
  const wanted = (/** @type {{demo: string}} */ {demo}) => only === undefined || demo === only;
  const ms = performance.now() - start;
  const modes = pairs ? LOOKS.length / 2 : LOOKS.length;
  return {pages, findings: findings.filter(wanted), placed: placed.filter(wanted), modes, ms};
}

/**
 * @param {DemoPage} page
 * @returns {Finding[]}
 */
function servedFindings({address, demos}) {
  return demos
    .filter(({isVisible}) => !isVisible)
    .map(({name}) => ({
      page: address,
      demo: name,
      look: SERVER,
      check: 'served',
      what: 'nothing of it is to be seen in the HTML',
    }));
}

/**
 * @param {string} dir
 * @param {DemoPage[]} pages
 * @param {boolean} isPaired each in two looks, not in all
 * @returns {Promise<Pick<Outcome, 'findings' | 'placed'>>}
 */
async function visitAll(dir, pages, isPaired) {
  const {url, close} = await serve(dir, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  count('launches');
  const plain = findPlainPage(dir);
  const tasks = pages.flatMap((page) =>
    (isPaired ? looksOf(page.address) : LOOKS).flatMap((look, place) =>
      tasksOf(page, look).map((task) => ({
        ...task,
        isFirst: place === 0 && task.only === undefined,
      })),
    ),
  );
  /** @type {Map<DemoPage, Placed[]>} */
  const placed = new Map();
  /** @type {Map<unknown, Finding[]>} */
  const found = new Map(tasks.map((task) => [task, []]));
  const work = async () => {
    const context = await browser.newContext();
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const leaveTo = task.isFirst ? plain : undefined;
      const {findings, origins} = await visit(context, {url, ...task, leaveTo});
      found.set(task, findings);
      if (task.isFirst) placed.set(task.page, place(task.page, origins));
    }
  };
  try {
    await Promise.all(Array.from({length: PARALLEL}, work));
  } finally {
    await browser.close();
    await close();
  }
  return {
    findings: [...found.values()].flat(),
    placed: pages.flatMap((page) => placed.get(page) ?? []),
  };
}

/**
 * A page, and one more visit for each of its demos that runs in a window.
 *
 * @param {DemoPage} page
 * @param {import('./looks.mjs').Look} look
 * @returns {{look: import('./looks.mjs').Look, page: DemoPage, only?: number}[]}
 */
function tasksOf(page, look) {
  const windows = [...page.demos.keys()].filter((index) => page.demos[index]?.alone !== undefined);
  return [{look, page}, ...windows.map((only) => ({look, page, only}))];
}

/**
 * @param {DemoPage} page
 * @param {(import('./visit.mjs').Origin | undefined)[]} origins
 * @returns {Placed[]}
 */
function place({address, demos}, origins) {
  return demos.flatMap(({name}, index) => {
    const origin = origins[index];
    return origin ? [{page: address, demo: name, origin}] : [];
  });
}

/**
 * @param {import('./sources.mjs').Source[]} sources
 * @returns {Promise<Finding[]>}
 */
async function renderAll(sources) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'devRender.mjs')], {
    env: {...process.env, NODE_ENV: 'development'},
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(sources));
  const said = await text(child.stdout);
  if (said === '') throw new Error('The demos could not be rendered. Fix: see the message above.');
  return JSON.parse(said).map((/** @type {Finding} */ finding) => ({...finding, look: SERVER}));
}
