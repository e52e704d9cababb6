import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packageFolder} from '../../plugins/_shared/node/packages';
import {noteMade} from './made';

/**
 * @param spec `@scope/lib`, or `@scope/lib@1.2.3`
 * @throws Error where it is neither
 */
export function parseSpec(spec: string): {name: string; version: string | undefined} {
  const {name, version} =
    /^(?<name>(?:@[\w.-]+\/)?[\w.-]+)(?:@(?<version>[\w.+-]+))?$/.exec(spec)?.groups ?? {};
  if (name !== undefined) return {name, version};
  throw new Error(`--package: got "${spec}". Fix: write a name, or name@version.`);
}

/**
 * A package.json of an installed package.
 *
 * @param from folder; node_modules is looked for from there upwards
 * @returns `undefined`: not installed
 */
export function findPackage(
  from: string,
  name: string,
): {folder: string; text: string; version: string} | undefined {
  const folder = packageFolder(from, name);
  if (folder === undefined) return undefined;
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return {folder: realpathSync(folder), text, version: JSON.parse(text).version ?? ''};
}

/**
 * Installs one version of a package with its peers in a temporary folder, calls back, and removes
 * the folder. No script of a package runs.
 *
 * @param use gets the folder that holds node_modules
 * @throws Error with npm's own words, where it cannot be installed
 */
export function withInstalled<T>(
  {name, version}: {name: string; version: string},
  use: (folder: string) => T,
): T {
  // The real path: the compiler follows links, and would take one file for two.
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'vitrine-api-'));
  noteMade(folder);
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    install(folder, [`${name}@${version}`]);
    const types = typesOfPeers(folder, name);
    if (types.length > 0) install(folder, types);
    return use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function install(folder: string, specs: string[]) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const {status, stderr} = spawnSync('npm', ['install', '--prefix', folder, ...options, ...specs], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const lines = stderr.split('\n').filter((line) => /^npm error(?! A complete log)/.test(line));
  const [reason = 'npm failed'] = lines.map((line) => line.replace(/^npm error (?:code \S+)?/, ''));
  const said = lines.length > 1 ? lines.slice(0, 3).join('\n') : reason;
  throw new Error(`${specs.join(' ')} cannot be installed.\n${said}\nFix: check name and version.`);
}

/**
 * Types of peers that ship none. npm leaves them out: they are optional, as programs in JavaScript
 * need none.
 *
 * @returns specs
 */
function typesOfPeers(folder: string, name: string): string[] {
  const manifest = JSON.parse(findPackage(folder, name)?.text ?? '{}');
  const peers = Object.keys(manifest.peerDependencies ?? {});
  return ['react', 'react-dom'].flatMap((peer) => {
    const types = `@types/${peer}`;
    const installed = findPackage(folder, peer);
    if (!installed || !peers.includes(peer) || findPackage(folder, types)) return [];
    return [`${types}@${installed.version.split('.')[0]}`];
  });
}
