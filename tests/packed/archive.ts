import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {count} from '../../scripts/lib/suite/count';
import {ROOT} from '../contract/tree';
import {NO_JEST, type Outcome} from '../site/sites';

/** What no example brings along: what its own commands make. */
const MADE = /(?:^|\/)(?:node_modules|build|\.docusaurus|package-lock\.json)$/;

/** Where the archive lies: one for all tests of a process, as packing compiles everything. */
const PACKED = path.join(ROOT, '.cache/packed');

/**
 * Packs the repository as npm would publish it.
 *
 * @returns path of the archive
 */
export async function pack(): Promise<string> {
  const folder = path.join(PACKED, String(process.pid));
  const [known] = existsSync(folder) ? readdirSync(folder) : [];
  if (known !== undefined) return path.join(folder, known);
  rmSync(PACKED, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const {code, stderr} = await npm(['pack', '--pack-destination', folder], ROOT);
  const [made] = readdirSync(folder);
  if (code !== 0 || made === undefined) throw new Error(stderr);
  return path.join(folder, made);
}

/** What npm has installed for a site that is done with it; all tests of a run have one. */
const SPARE = path.join(os.tmpdir(), 'spare/node_modules');

/** An empty folder, away from the repository: nothing above it has packages. */
export function emptyFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'vitrine-site-'));
}

/**
 * Copies a site to a folder of its own, and installs what its package.json says, Vitrine from an
 * archive. What {@link leave} has kept is there already: npm takes away and adds what differs.
 *
 * @param archive of {@link pack}
 * @returns the site's new folder
 */
export async function install(site: string, archive: string): Promise<string> {
  const folder = path.join(emptyFolder(), path.basename(site));
  cpSync(site, folder, {recursive: true, filter: (file) => !MADE.test(file)});
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
  manifest.dependencies.vitrine = `file:${archive}`;
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  if (existsSync(SPARE)) renameSync(SPARE, path.join(folder, 'node_modules'));
  const {code, stderr} = await npm(['install', '--prefer-offline'], folder);
  if (code !== 0) throw new Error(stderr);
  return folder;
}

/**
 * Deletes the folder that a site stands in, and keeps its packages for the next one: to write them
 * anew takes a minute. What tools have made of the packages goes.
 */
export function leave(site: string): void {
  const packages = path.join(site, 'node_modules');
  if (existsSync(packages)) {
    rmSync(path.join(packages, '.cache'), {recursive: true, force: true});
    rmSync(SPARE, {recursive: true, force: true});
    mkdirSync(path.dirname(SPARE), {recursive: true});
    renameSync(packages, SPARE);
  }
  rmSync(path.dirname(site), {recursive: true, force: true});
}

/** Runs the command that a site has installed. */
export function vitrine(args: readonly string[], site: string): Promise<Outcome> {
  if (args[0] === 'build') count('builds');
  return run(path.join(site, 'node_modules/.bin/vitrine'), args, site);
}

/** Runs npm, without what it says of money and of holes. */
export function npm(args: readonly string[], folder: string): Promise<Outcome> {
  return run('npm', [...args, '--no-audit', '--no-fund'], folder);
}

/** Runs a command, with the environment of a terminal. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  // As Jest does, npm tells what runs in it of itself.
  const said = Object.keys(process.env).filter((name) => /^npm_|^INIT_CWD$/i.test(name));
  const none = Object.fromEntries(said.map((name) => [name, undefined]));
  const own = {...process.env, ...none, ...NO_JEST, NO_COLOR: '1'};
  if (!existsSync(cwd)) throw new Error(`There is no ${cwd}.`);
  return new Promise((resolve) => {
    execFile(
      command,
      [...args],
      {cwd, env: {...own, ...env}, maxBuffer: 2 ** 26},
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code) : 0, stdout, stderr});
      },
    );
  });
}
