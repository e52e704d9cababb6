import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import {findPackage} from '../packages';
import {readPackage} from '../models';
import {exportedSheets, mainSheet, modesIn} from './sheets';
import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';

/** The fields of a library's package.json that are asked for here. */
export interface LibraryManifest {
  name: string;
  version: string;
  description?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

/** A library that is installed. */
export interface Library {
  manifest: LibraryManifest;
  /** Its style sheet, as a demo would import it. */
  css: string | undefined;
  /** What that looks at to know the mode. */
  modes: ModeSelectors | undefined;
  models: ApiModel[];
}

/**
 * Reads an installed library.
 *
 * @param siteDir node_modules is looked for from there upwards
 * @param name npm name
 * @param entry file that exports its own source, absolute; `undefined`: what is installed is read
 * @throws Error where it is not there, or has nothing to document
 */
export function readLibrary(siteDir: string, name: string, entry: string | undefined): Library {
  const {models} = readPackage(siteDir, name, entry);
  const found = findPackage(siteDir, name);
  const manifest = JSON.parse(found?.text ?? '{}') as LibraryManifest;
  const file = mainSheet(name, sheetsOf(siteDir, name, found?.folder ?? '', manifest.exports));
  const css = file && `${name}/${file}`;
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const modes = css === undefined ? undefined : modesIn(readFileSync(resolve(css), 'utf8'));
  return {manifest, models, css, modes};
}

/** Style sheets that can be imported from a package, from its folder. */
function sheetsOf(siteDir: string, name: string, folder: string, exports: unknown): string[] {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const canImport = (file: string) => {
    try {
      return existsSync(resolve(`${name}/${file}`));
    } catch {
      return false;
    }
  };
  return [...new Set([...exportedSheets(exports), ...sheetsIn(folder).filter(canImport)])];
}

/** Folders below a package's own that are looked into. */
const DEPTH = 3;

function sheetsIn(folder: string, below = '', depth = DEPTH): string[] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      const isLeftOut = depth === 0 || /^(?:\.|node_modules$)/.test(entry.name);
      return isLeftOut ? [] : sheetsIn(folder, file, depth - 1);
    }
    return entry.name.endsWith('.css') ? [file] : [];
  });
}
