import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {writeText, writeTexts} from '../../plugins/_shared/node/cache';
import {kebabCase} from '../../plugins/_shared/text/names';
import {extractAll} from '../../plugins/api-model/core/extract/extract';
import {toSource} from '../../plugins/api-model/core/extract/source';
import {toSnapshot, type Snapshot} from '../../plugins/api-history/core/snapshot';
import {releasedIn} from '../../plugins/api-history/core/released';
import {writeSnapshot} from '../../plugins/api-history/core/snapshotText';
import type {ApiModel} from '../../plugins/api-model/core/model';
import {toPageModel} from '../../plugins/api-reference/core/page/pageModel';
import {sharedSetsOf, type SharedSet} from '../../plugins/api-reference/core/load/sets';
import {published, publishedSet, setFile} from '../../plugins/api-reference/core/page/json';
import {
  componentSchema,
  SCHEMA_VERSION,
  setSchema,
} from '../../plugins/api-reference/core/page/schema';
import {openPaths, typedFolders} from '../../plugins/api-model/openPaths';
import {findPackage} from './packages';

export interface PackageApi {
  /** Its npm name. */
  name: string;
  version: string;
  /** Of its public components and hooks; at least one. */
  models: ApiModel[];
  /** All names that it exports, those of types, too. */
  exports: string[];
  /** As `Snapshot.released`, by the changelog that it ships. */
  released: string | undefined;
  /** As `Snapshot.paths`. */
  paths: string[] | null;
  /** Defaults that are documented otherwise than the code has them. */
  conflicts: number;
  /** What could be read only in part. */
  faults: {where: string; what: string; fix: string}[];
}

/**
 * The API of an installed package.
 *
 * @param from folder; node_modules is looked for from there upwards
 * @param name npm name
 * @param entry file that exports the library's own source, absolute, which is read in its place
 * @throws Error where the package is not there, has no types, or nothing to document
 */
export function readPackage(from: string, name: string, entry?: string): PackageApi {
  const found = findPackage(from, name);
  if (!found) {
    throw new Error(
      `${name} is not installed in ${from}. Fix: correct the name, install it, or ask npm for a version: --package ${name}@1.0.0`,
    );
  }
  return readFound(from, {...found, name}, entry);
}

/** A package, as its package.json says. */
export interface FoundPackage {
  name: string;
  version: string;
  folder: string;
  /** Of its package.json. */
  text: string;
}

/**
 * {@link readPackage} of one that is found.
 *
 * @param from folder from which its name leads to it
 */
export function readFound(from: string, found: FoundPackage, entry?: string): PackageApi {
  const {name} = found;
  // Its own source stands for all of it, whatever is built.
  const folders = entry === undefined ? typedFolders(found.folder, found.text) : [];
  const {facts} = toSource(name, found.text, [], () => undefined, folders);
  const workspace = {directory: from, readFile: readText, parsed: new Map()};
  const own = entry === undefined ? facts : {...facts, entry: toPosix(realpathSync(entry))};
  const [result] = extractAll(workspace, [{facts: own, targets: 'public'}]);
  const label = `${name} ${found.version}`;
  if (!result?.hasTypes) {
    throw new Error(
      `${label} has no type declarations. Fix: install @types for it, or give its package.json a "types" entry.`,
    );
  }
  if (result.models.length === 0) {
    throw new Error(
      `${label} exports no component and no hook. Fix: correct the name, or install @types/react beside it, without which no component is known.`,
    );
  }
  const {warnings, faults = [], importable} = result;
  return {
    name,
    version: found.version,
    models: result.models.toSorted(byKindAndName),
    exports: importable,
    released: releasedIn(readText(path.join(found.folder, 'CHANGELOG.md')) ?? '', found.version),
    paths: openPaths(found.folder, found.text),
    conflicts: warnings.length,
    faults,
  };
}

/**
 * Writes the models, the sets of props that many of them have, their index and JSON Schemas.
 *
 * @param folder made where it is missing
 * @throws Error where two names would share a file
 */
export function writeModels({name, version, models}: PackageApi, folder: string) {
  const files = new Map(models.map((model) => [fileOf(model), model]));
  for (const model of models) {
    const other = files.get(fileOf(model));
    if (other === model) continue;
    throw new Error(
      `${name} ${version} exports ${model.name} and ${other?.name}, whose files would have one name. Fix: rename one of them.`,
    );
  }
  const schema = 'component.schema.json';
  const api = [...files].map(([json, {name, kind, description}]) => ({
    name,
    kind,
    description: description.split('\n\n')[0] ?? '',
    json,
  }));
  const shared = sharedSetsOf(models);
  const around = {...NOWHERE, sets: shared, files: filesByName(models)};
  const ofSets = 'props.schema.json';
  const sets = shared.map((set) => ({
    package: set.package,
    type: set.type,
    json: setFile('', set),
  }));
  const index = {package: name, version, schema, schemaVersion: SCHEMA_VERSION, api, sets};
  const written: (readonly [file: string, value: unknown])[] = [
    ...[...files].map(
      ([file, model]) => [file, published(toPageModel(model, around), schema)] as const,
    ),
    ...shared.map((set) => [setFile('', set), publishedSet(set, `../${ofSets}`)] as const),
    [schema, componentSchema(schema)],
    [ofSets, setSchema(ofSets)],
    ['index.json', index],
  ];
  writeTexts(new Map(written.map(([file, value]) => [path.join(folder, file), jsonOf(value)])));
}

/** There is no site: nothing has a page. */
const NOWHERE = {
  demos: [],
  pages: new Map<string, string>(),
  placeOfSet: (set: SharedSet) => ({href: null, json: setFile('', set)}),
  marks: {},
};

function filesByName(models: readonly ApiModel[]) {
  return new Map(models.map((model) => [model.name, fileOf(model)]));
}

/** `text-field.json`; of a part `menu.item.json`, as there may be a `MenuItem` beside it. */
function fileOf({name}: ApiModel) {
  return `${name.split('.').map(kebabCase).join('.')}.json`;
}

/**
 * Writes what versions are compared by.
 *
 * @param folder made where it is missing
 */
export function writeSnapshotFile(api: PackageApi, folder: string): {file: string; bytes: number} {
  const file = path.join(folder, `${api.version}.json`);
  const text = writeSnapshot(snapshotOf(api));
  writeText(file, text);
  return {file, bytes: Buffer.byteLength(text)};
}

/** What the API of a package is compared by. */
export function snapshotOf({name, models, ...facts}: PackageApi): Snapshot {
  return toSnapshot(models, {package: name, ...facts});
}

/**
 * Components first, then hooks; by code unit, as the order must not hang on the machine's language.
 */
function byKindAndName(a: ApiModel, b: ApiModel) {
  if (a.kind !== b.kind) return a.kind === 'component' ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

function toPosix(file: string) {
  return file.split(path.sep).join('/');
}

function readText(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
