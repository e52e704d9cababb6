import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import {findPackage} from '../packages';
import {readPackage} from '../models';
import {exportedSheets, mainSheet, modesIn, stylePackages, themeSheets} from './sheets';
import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';

/** The fields of a library's package.json that are asked for here. */
export interface LibraryManifest {
  name: string;
  version: string;
  description?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
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
  /** What its makers should know of its styles: sheets that are promised and gone, or nowhere. */
  notices: ErrorParts[];
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
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const own = sheetOf(name, siteDir);
  const others = own.css === undefined ? stylePackages(name, manifest.dependencies) : [];
  const css = own.css ?? others.map((one) => sheetOf(one, siteDir).css).find(Boolean);
  const modes = css === undefined ? undefined : modesIn(readFileSync(resolve(css), 'utf8'));
  const notices = [
    ...(own.gone.length > 0 ? [goneSheets(name, own.gone)] : []),
    ...(own.themes.length > 0 ? [themesOf(name, own.themes)] : []),
  ];
  return {manifest, models, css, modes, notices};
}

interface Sheets {
  /** The one that has the looks of a package, as a demo would import it. */
  css: string | undefined;
  /** Those that are promised and not there. */
  gone: string[];
  /** Those of themes, where the looks are none of them. */
  themes: string[];
}

function sheetOf(name: string, siteDir: string): Sheets {
  const found = findPackage(siteDir, name);
  if (!found) return {css: undefined, gone: [], themes: []};
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const canImport = (sheet: string) => {
    try {
      return existsSync(resolve(`${name}/${sheet}`));
    } catch {
      return false;
    }
  };
  const exported = exportedSheets((JSON.parse(found.text) as LibraryManifest).exports);
  const all = [...new Set([...exported, ...sheetsIn(found.folder)])];
  const there = all.filter(canImport);
  const file = mainSheet(name, there, readmeIn(found.folder));
  const themes = themeSheets(there);
  return {
    css: file && `${name}/${file}`,
    gone: exported.filter((sheet) => !there.includes(sheet)),
    themes: file !== undefined && themes.includes(file) ? [] : themes,
  };
}

function readmeIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^readme\.md$/i.test(name));
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
}

function themesOf(name: string, themes: readonly string[]): ErrorParts {
  const some = themes.find((file) => /light|default/.test(file)) ?? themes[0];
  return {
    where: 'docusaurus.config.ts',
    what: `${name} has ${themes.length === 1 ? 'a theme' : `${themes.length} themes`} as style sheets, and "css" names none`,
    fix: `add one where its components need it: css: [..., '${name}/${some}']`,
  };
}

function goneSheets(name: string, sheets: readonly string[]): ErrorParts {
  return {
    where: `node_modules/${name}/package.json`,
    what: `"exports" names ${sheets.join(', ')}, which is not there`,
    fix: `build the library before it is packed, or take another version, and name the sheet as "css" in docusaurus.config.ts`,
  };
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
