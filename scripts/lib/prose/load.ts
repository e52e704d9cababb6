import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSnapshot, writeSnapshot} from '../../../plugins/api-history/core/snapshotText';
import type {Snapshot} from '../../../plugins/api-history/core/snapshot';
import {readSource} from '../../../plugins/api-model';
import {writeText} from '../../../plugins/_shared/node/cache';
import {installedVersion, packageFolder} from '../../../plugins/_shared/node/packages';
import {applyAlias} from '../../../plugins/demo-code/core/aliases';
import {readPackage, snapshotOf} from '../models';
import {listBelow} from '../new/folder';
import {proseApi, wordsIn} from './api';
import type {CommonWords, ProseApi} from './api';

/** What the pages of a product, or of a version of it, are about. */
export interface Subject {
  /** npm names, as they are imported. */
  packages: readonly string[];
  /** As the pages' demos have them. */
  aliases: Readonly<Record<string, string>>;
  /** Folder of snapshots of past versions, relative to the site. */
  history?: string | undefined;
}

const CACHE = 'node_modules/.cache/vitrine/prose';

/**
 * The API of a subject's packages: of a version that is recorded as it is recorded, of any other as
 * the packages have it, which is kept.
 *
 * @param siteDir absolute
 */
export function loadApi(siteDir: string, {packages, aliases, history}: Subject): ProseApi {
  const installed = packages.map((name) => applyAlias(name, {...aliases}));
  const api = proseApi(installed.map((name) => loadSnapshot(siteDir, name, history)));
  const words = installed.flatMap((name) => declaredWords(siteDir, name));
  return {...api, names: new Set([...api.names, ...words])};
}

/** What the types of a package are made of, and of its sisters that it stands on: themes, options. */
function declaredWords(siteDir: string, name: string): string[] {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) return [];
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies = {}} = JSON.parse(manifest) as {dependencies?: Record<string, string>};
  const scope = /^@[^/]+\//.exec(name)?.[0];
  const sisters = Object.keys(dependencies).filter((one) => scope && one.startsWith(scope));
  const folders = [folder, ...sisters.flatMap((one) => packageFolder(folder, one) ?? [])];
  return folders.flatMap((each) =>
    // Not behind links: packages of one repository are linked into each other, without an end.
    listBelow(each)
      .filter(
        (file) => file.endsWith('.d.ts') && !/(?:^|\/)(?:node_modules|modern|esm)\//.test(file),
      )
      .flatMap((file) => wordsIn(readFileSync(path.join(each, file), 'utf8'))),
  );
}

function loadSnapshot(siteDir: string, installed: string, history: string | undefined): Snapshot {
  const version = installedVersion(siteDir, installed) ?? '';
  const recorded = path.join(siteDir, history ?? '.', `${version}.json`);
  if (history !== undefined && existsSync(recorded)) return readFrom(recorded);
  const {fingerprint = ''} = readSource(siteDir, installed) ?? {};
  const key = createHash('sha256').update(`${version} ${fingerprint}`).digest('hex').slice(0, 12);
  const kept = path.join(siteDir, CACHE, `${installed.replaceAll('/', '-')}-${key}.json`);
  const known = readKept(kept);
  if (known) return known;
  const snapshot = snapshotOf(readPackage(siteDir, installed));
  writeText(kept, writeSnapshot(snapshot));
  return snapshot;
}

/** @returns `undefined` for what is torn, too */
function readKept(file: string): Snapshot | undefined {
  try {
    return readFrom(file);
  } catch {
    return undefined;
  }
}

function readFrom(file: string): Snapshot {
  return readSnapshot(readFileSync(file, 'utf8'), file);
}

/** Names of the web's platform, of the language and of React, by their types. */
export function loadCommonWords(siteDir: string): CommonWords {
  const compiler = packageFolder(siteDir, 'typescript') ?? '';
  const react = packageFolder(siteDir, '@types/react') ?? '';
  const libraries = existsSync(compiler) ? readdirSync(path.join(compiler, 'lib')) : [];
  const files = [
    ...libraries
      .filter((name) => /^lib\.(?:dom|es\d+)[\w.]*\.d\.ts$/.test(name))
      .map((name) => path.join(compiler, 'lib', name)),
    path.join(react, 'index.d.ts'),
    path.join(packageFolder(react, 'csstype') ?? '', 'index.d.ts'),
  ];
  return new Set(files.filter(existsSync).flatMap((file) => wordsIn(readFileSync(file, 'utf8'))));
}

/** Whether a package that is installed has a file or a folder at a path, or exports one there. */
export function hasPath(siteDir: string, name: string, below: string): boolean {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) return false;
  const endings = ['', '.js', '.mjs', '.css', '.d.ts', '.json', '/index.d.ts'];
  return (
    endings.some((ending) => existsSync(path.join(folder, below + ending))) ||
    exportsOf(folder).includes(`./${below}`)
  );
}

function exportsOf(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {exports = {}} = JSON.parse(text) as {exports?: unknown};
  return typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
}
