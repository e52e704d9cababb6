import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadApiCore, prepareExtractor} from './apiCore.mjs';
import {findPackage} from './packages.mjs';

/** @typedef {import('../../plugins/api-model/core/model').ApiModel} ApiModel */

/**
 * @typedef {object} PackageApi
 * @property {string} name npm name
 * @property {string} version
 * @property {ApiModel[]} models of its public components and hooks; at least one
 * @property {number} conflicts defaults that are documented otherwise than the code has them
 * @property {{where: string, what: string, fix: string}[]} faults what could be read only in part
 */

const core = loadApiCore();
const extractor = prepareExtractor()();

/**
 * The API of an installed package.
 *
 * @param {string} from folder; node_modules is looked for from there upwards
 * @param {string} name npm name
 * @returns {PackageApi}
 * @throws Error where the package is not there, has no types, or nothing to document
 */
export function readPackage(from, name) {
  const found = findPackage(from, name);
  if (!found) {
    throw new Error(
      `${name} is not installed in ${from}. Fix: correct the name, install it, or ask npm for a version: --package ${name}@1.0.0`,
    );
  }
  const {facts} = core.toSource(name, found.text, [], () => undefined);
  const workspace = {directory: from, readFile: readText, parsed: new Map()};
  const [result] = extractor.extractAll(workspace, [{facts, targets: 'public'}]);
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
  const {warnings, faults = []} = result;
  const models = result.models.toSorted(byKindAndName);
  return {name, version: found.version, models, conflicts: warnings.length, faults};
}

/**
 * Writes the models, their index and their JSON Schema.
 *
 * @param {PackageApi} api
 * @param {string} folder made where it is missing
 * @throws Error where two names would share a file
 */
export function writeModels({name, version, models}, folder) {
  const files = new Map(models.map((model) => [`${core.kebabCase(model.name)}.json`, model]));
  for (const model of models) {
    const other = files.get(`${core.kebabCase(model.name)}.json`);
    if (other === model) continue;
    throw new Error(
      `${name} ${version} exports ${model.name} and ${other?.name}, whose files would have one name. Fix: rename one of them.`,
    );
  }
  mkdirSync(folder, {recursive: true});
  const schema = 'component.schema.json';
  const api = [...files].map(([json, {name, kind, description}]) => ({
    name,
    kind,
    description: description.split('\n\n')[0] ?? '',
    json,
  }));
  for (const [file, model] of files) {
    writeJson(path.join(folder, file), core.toPageModel(model, [], new Map()));
  }
  writeJson(path.join(folder, schema), core.componentSchema(schema));
  writeJson(path.join(folder, 'index.json'), {package: name, version, schema, api});
}

/**
 * Writes what versions are compared by.
 *
 * @param {PackageApi} api
 * @param {string} folder made where it is missing
 * @returns {{file: string, bytes: number}}
 */
export function writeSnapshotFile({name, version, models}, folder) {
  const file = path.join(folder, `${version}.json`);
  const text = core.writeSnapshot(core.toSnapshot(models, {package: name, version}));
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return {file, bytes: Buffer.byteLength(text)};
}

/**
 * Components first, then hooks; by code unit, as the order must not hang on the machine's language.
 *
 * @param {ApiModel} a
 * @param {ApiModel} b
 */
function byKindAndName(a, b) {
  if (a.kind !== b.kind) return a.kind === 'component' ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
