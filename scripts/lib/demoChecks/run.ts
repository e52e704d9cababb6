import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {text} from 'node:stream/consumers';
import {chromium} from '@playwright/test';
import {findBrowser, VISITING_ARGS} from '../chromium';
import {serve} from '../server';
import {RUNNER} from '../setup';
import {count} from '../suite/count';
import {drawnLooks, isInShare, LOOKS, SERVER} from './looks';
import type {Finding, Look, Share} from './looks';
import {Pages} from './kept';
import {findPages, findPlainPage} from './pages';
import type {DemoPage} from './pages';
import {listSources} from './sources';
import type {Source} from './sources';
import {visit} from './visit';
import type {Origin} from './visit';
import type {Placed} from './records';
import type {SiteFacts} from './site';

/** Pages that are open at once: a page waits as often as it works. */
const PARALLEL = Math.max(2, availableParallelism()) + 1;

export interface Outcome {
  pages: DemoPage[];
  findings: Finding[];
  /** The demos whose files are known. */
  placed: Placed[];
  /** In how many each page was looked at. */
  modes: number;
  /** How long it took. */
  ms: number;
}

/**
 * Checks the demos of a built site.
 *
 * @param dir the built site
 * @param filter one page, one demo; a share of the pages, each in one look
 * @throws Error where there is none
 */
export async function runChecks(
  dir: string,
  site: SiteFacts,
  {page, only, share}: {page?: string; only?: string; share?: Share | undefined},
): Promise<Outcome> {
  const start = performance.now();
  const pages = findPages(dir).filter(
    ({address, demos}) =>
      (page === undefined || address === page) &&
      (share === undefined || isInShare(address, share)) &&
      (only === undefined || demos.some(({name}) => name === only)),
  );
  if (pages.length === 0) throw new Error(`${dir}: no such demos. Fix: see --page, --only.`);
  const drawn = share !== undefined;
  const {findings, placed} = await visitAll(dir, pages, drawn);
  findings.push(
    ...pages.flatMap(servedFindings),
    ...(await renderAll(site.dir, listSources(site, servedOf(placed, pages)))),
  );
  const wanted = ({demo}: {demo: string}) => only === undefined || demo === only;
  const ms = performance.now() - start;
  const modes = drawn ? 1 : LOOKS.length;
  return {pages, findings: findings.filter(wanted), placed: placed.filter(wanted), modes, ms};
}

/** Those that a server renders. */
function servedOf(placed: readonly Placed[], pages: readonly DemoPage[]): Placed[] {
  return placed.filter(({page, demo}) => {
    const {demos = []} = pages.find(({address}) => address === page) ?? {};
    return demos.every(({name, isServed}) => name !== demo || isServed);
  });
}

function servedFindings({address, demos}: DemoPage): Finding[] {
  return demos
    .filter(({isServed, isVisible}) => isServed && !isVisible)
    .map(({name}) => ({
      page: address,
      demo: name,
      look: SERVER,
      check: 'served',
      what: 'nothing of it is to be seen in the HTML',
    }));
}

/** @param isDrawn each in one look, not in all */
async function visitAll(
  dir: string,
  pages: DemoPage[],
  isDrawn: boolean,
): Promise<Pick<Outcome, 'findings' | 'placed'>> {
  const {url, close} = await serve(dir, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: VISITING_ARGS});
  count('launches');
  const plain = findPlainPage(dir);
  const tasks = listTasks(pages, isDrawn);
  const placed = new Map<DemoPage, Placed[]>();
  const found = new Map<unknown, Finding[]>(tasks.map((task) => [task, []]));
  const work = async () => {
    const pages = new Pages(await browser.newContext());
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const leaveTo = task.isFirst ? plain : undefined;
      const {findings, origins} = await pages.use(task.look, (page) =>
        visit(page, {url, ...task, leaveTo}),
      );
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

/** All visits. The first of a page is in its first look. */
function listTasks(pages: readonly DemoPage[], isDrawn: boolean) {
  return pages.flatMap((page) =>
    (isDrawn ? drawnLooks(page.address) : LOOKS).flatMap((look, place) =>
      tasksOf(page, look).map((task) => ({
        ...task,
        isFirst: place === 0 && task.only === undefined,
      })),
    ),
  );
}

/** A page, and one more visit for each of its demos that runs in a window. */
function tasksOf(page: DemoPage, look: Look): {look: Look; page: DemoPage; only?: number}[] {
  const windows = [...page.demos.keys()].filter((index) => page.demos[index]?.alone !== undefined);
  return [{look, page}, ...windows.map((only) => ({look, page, only}))];
}

function place({address, demos}: DemoPage, origins: (Origin | undefined)[]): Placed[] {
  return demos.flatMap(({name}, index) => {
    const origin = origins[index];
    return origin ? [{page: address, demo: name, origin}] : [];
  });
}

async function renderAll(siteDir: string, sources: Source[]): Promise<Finding[]> {
  const child = spawn(process.execPath, [RUNNER, 'render-demos', siteDir], {
    env: {...process.env, NODE_ENV: 'development'},
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(sources));
  const said = await text(child.stdout);
  if (said === '') throw new Error('The demos could not be rendered. Fix: see the message above.');
  return JSON.parse(said).map((finding: Finding) => ({...finding, look: SERVER}));
}
