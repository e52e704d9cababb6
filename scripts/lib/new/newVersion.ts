import {spawn} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {quote} from '../../../plugins/_shared/text/errors';
import {snapshotNames} from '../../../plugins/_shared/node/packages';
import {productOf, productsOf} from './inSite';
import type {Target} from './inSite';

/** What a version of pages is made of, relative to the site. */
function versionPaths(product: string, version: string): string[] {
  return [
    `${product}_versioned_docs/version-${version}`,
    `${product}_versioned_sidebars/version-${version}-sidebars.json`,
  ];
}

/**
 * Keeps the pages of a product as they are now, by Docusaurus' own command.
 *
 * @param isDry only looks
 * @returns what was written, or would be
 * @throws Error where there is no such product, or such a version already
 */
export async function newVersion(
  product = '',
  version = '',
  {siteDir, signal}: Target,
  isDry: boolean,
): Promise<string[]> {
  if (!/^[\w.-]*\w[\w.-]*$/.test(version)) {
    throw new Error(`${quote(version)} is no version. Fix: vitrine new version <product> v1`);
  }
  const {id} = productOf(await productsOf(siteDir), product);
  const paths = versionPaths(id, version);
  const isTaken = paths.some((each) => existsSync(path.join(siteDir, each)));
  if (isTaken || snapshotNames(siteDir, id).includes(version)) {
    throw new Error(`${id} has a version ${version}. Fix: choose another name.`);
  }
  if (!isDry && !(await docusaurus(siteDir, [`docs:version:${id}`, version], signal))) {
    for (const each of paths) rmSync(path.join(siteDir, each), {recursive: true, force: true});
    signal.throwIfAborted();
    throw new Error('Docusaurus has not made the version. Fix: see what it says above.');
  }
  return [...paths, `${id}_versions.json`];
}

/** @returns whether it ended well */
function docusaurus(siteDir: string, args: string[], signal: AbortSignal): Promise<boolean> {
  const {resolve} = createRequire(path.join(import.meta.dirname, 'newVersion.js'));
  const folder = path.dirname(resolve('@docusaurus/core/package.json'));
  const program = path.join(folder, 'bin/docusaurus.mjs');
  const child = spawn(process.execPath, [program, ...args], {cwd: siteDir, stdio: 'inherit'});
  signal.addEventListener('abort', () => child.kill());
  return new Promise((done) => child.on('close', (code) => done(code === 0)));
}
