import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {count} from '../../scripts/lib/suite/count';

/** Where Docusaurus keeps what it compiled of the plugins, from one run to the next. */
const TEMPORARY = path.join(ROOT, '.cache/tmp');

/** One folder for each scenario; `_base` is the site that all of them vary. */
export const FIXTURES = path.join(ROOT, 'tests/fixtures');

/** As deep below the repository as the fixtures, so that a path to a plugin holds in both. */
export const SITES = path.join(ROOT, '.cache/sites');

/** The start page of a build that went well, by which a build knows what it may replace. */
export const GOOD_PAGE = '<meta name="generator" content="Docusaurus">The last good build.';

/**
 * What Jest says and a build of readers' sites is not told: Docusaurus takes 'test' for development,
 * and sets up the compiler anew for each page where a worker of Jest runs.
 */
export const NO_JEST = {NODE_ENV: undefined, BABEL_ENV: undefined, JEST_WORKER_ID: undefined};

/** What a command left behind. */
export interface Outcome {
  /** Exit code; 0 means that it ended well. */
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Makes a site of the base and a scenario's files laid over it.
 *
 * @param scenario a folder of `tests/fixtures`
 * @param name the site's own folder, where one scenario serves two sites
 * @returns the site's folder, made anew
 */
export function makeSite(scenario: string, name = scenario): string {
  const site = path.join(SITES, name);
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  cpSync(path.join(FIXTURES, '_base'), site, {recursive: true});
  cpSync(path.join(FIXTURES, scenario), site, {recursive: true});
  return site;
}

/** Puts a build that went well where the next one of a site will be. */
export function layGoodBuild(site: string): void {
  mkdirSync(path.join(site, 'build'));
  writeFileSync(path.join(site, 'build/index.html'), GOOD_PAGE);
}

/**
 * Runs `npm run build` as npm would, without npm's own words.
 *
 * @param site the site's folder
 * @param env variables over those of this process
 * @param root the repository whose command is run
 * @param args more of the command's arguments
 */
export function build(
  site: string,
  env: NodeJS.ProcessEnv = {},
  root = ROOT,
  args: readonly string[] = [],
): Promise<Outcome> {
  count('builds');
  return run(['build', site, ...args], env, root);
}

/** A site, and the variables that its build is given. */
export interface Job {
  site: string;
  env?: Record<string, string>;
}

/**
 * Loads sites as {@link build} does, up to the bundling: what stops a build by then is told with
 * the same words, at a fraction of the time. One process loads them all, one after another.
 *
 * @returns what their builds would have left behind, in the same order
 * @throws Error where the process ended before it had loaded all of them
 */
export async function loadAll(jobs: readonly Job[]): Promise<Outcome[]> {
  const list = jobs.map(({site, env = {}}) => ({site, env}));
  const script = path.join(__dirname, 'loadAll.ts');
  const {stdout, stderr} = await run([script, JSON.stringify(list)], {}, ROOT);
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (lines.length < jobs.length) throw new Error(`${lines.length} sites were loaded. ${stderr}`);
  return lines.map((line) => JSON.parse(line) as Outcome);
}

/** Runs a command of a repository, with the environment of a terminal. */
function run(args: readonly string[], env: NodeJS.ProcessEnv, root: string): Promise<Outcome> {
  mkdirSync(TEMPORARY, {recursive: true});
  const own = {...NO_JEST, NO_COLOR: '1', TMPDIR: TEMPORARY};
  const command = [path.join(root, 'scripts/run.mjs'), ...args];
  const options = {cwd: root, env: {...process.env, ...own, ...env}, maxBuffer: 2 ** 26};
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      // A build that was killed has no exit code: NaN is none that a test could ask for.
      resolve({code: error ? Number(error.code) : 0, stdout, stderr});
    });
  });
}
