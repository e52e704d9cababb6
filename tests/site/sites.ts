import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';

/** One folder for each scenario; `_base` is the site that all of them vary. */
export const FIXTURES = path.join(ROOT, 'tests/fixtures');

/** As deep below the repository as the fixtures, so that a path to a plugin holds in both. */
const SITES = path.join(ROOT, '.cache/sites');

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

/** Gives a site the real site's theme: linked, because its parts import each other by paths. */
export function linkTheme(site: string): void {
  symlinkSync(path.join(ROOT, 'src/theme'), path.join(site, 'src/theme'));
}

/**
 * Runs `npm run build` as npm would, without npm's own words.
 *
 * @param site the site's folder
 * @param env variables over those of this process
 * @param root the repository whose build script is run
 */
export function build(site: string, env: NodeJS.ProcessEnv = {}, root = ROOT): Promise<Outcome> {
  const args = [path.join(root, 'scripts/build.mjs'), site];
  const options = {
    cwd: root,
    // Jest says 'test', which Docusaurus takes for development.
    env: {...process.env, NODE_ENV: undefined, BABEL_ENV: undefined, NO_COLOR: '1', ...env},
    maxBuffer: 2 ** 26,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // A build that was killed has no exit code: NaN is none that a test could ask for.
      resolve({code: error ? Number(error.code) : 0, stdout, stderr});
    });
  });
}
