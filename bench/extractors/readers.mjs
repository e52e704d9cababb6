import {existsSync, readFileSync} from 'node:fs';
import {parse as parseByDocgen, builtinResolvers, makeFsImporter} from 'react-docgen';
import docgenTypescript from 'react-docgen-typescript';
import ts from 'typescript';
import {prepareExtractor} from '../../scripts/lib/apiCore.mjs';
import {ROOT} from '../../scripts/lib/setup.mjs';

/**
 * @typedef {import('./cases.mjs').Case} Case
 * @typedef {import('./cases.mjs').Prop} Prop
 */

/**
 * What reads a case: its documented props by name; `undefined` where it finds no such component.
 *
 * @typedef {(example: Case) => Map<string, Prop> | undefined} Reader
 */

const extractor = prepareExtractor()();

/** @type {Reader} */
export function readByVitrine({name, kind, types}) {
  const readFile = (/** @type {string} */ file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const facts = {name: 'kit', version: '1.0.0', origin: null, entry: types};
  const workspace = {directory: ROOT, readFile, parsed: new Map()};
  const [result] = extractor.extractAll(workspace, [{facts, targets: [{name, kind}]}]);
  const model = result?.models[0];
  return model && new Map(model.props.map((prop) => [prop.name, fromModel(prop)]));
}

/**
 * @param {import('../../plugins/api-model/core/model').ApiProp} prop
 * @returns {Prop}
 */
function fromModel({required, type, default: value}) {
  return {required, types: [type.text, type.members.join(' | ')], default: value};
}

/** With its advised options: values of unions spelled out, nothing that packages bring. @type {Reader} */
export function readByDocgenTypescript({name, types}) {
  const parser = docgenTypescript.withCompilerOptions(
    {strict: true, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true, skipLibCheck: true},
    {
      shouldExtractLiteralValuesFromEnum: true,
      shouldExtractValuesFromUnion: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({description, declarations = []}) =>
        description !== '' &&
        (declarations.length === 0 ||
          declarations.some(({fileName}) => !fileName.includes('node_modules'))),
    },
  );
  const found = named(parser.parse(types), name);
  if (!found) return undefined;
  return new Map(
    Object.values(found.props).map(({name: prop, required, type, defaultValue}) => [
      prop,
      {
        required,
        types: [type.name, type.raw ?? '', valuesOf(type.value)],
        default: defaultValue ? String(defaultValue.value) : null,
      },
    ]),
  );
}

/**
 * The component of a name, or the only one: it may be found without its name.
 *
 * @template {{displayName?: string}} Doc
 * @param {readonly Doc[]} docs
 * @param {string} name
 */
function named(docs, name) {
  const [only, ...others] = docs;
  const found = docs.find(({displayName}) => displayName === name);
  return found ?? (only && others.length === 0 ? only : undefined);
}

/** @param {unknown} value */
function valuesOf(value) {
  return Array.isArray(value) ? value.map((each) => each.value).join(' | ') : '';
}

/** @type {Reader} */
export function readByDocgen({name, code}) {
  const found = named(parse(code), name);
  if (!found) return undefined;
  const documented = Object.entries(found.props ?? {}).filter(([, prop]) => prop.description);
  return new Map(
    documented.map(([prop, {required = false, tsType, type, defaultValue}]) => [
      prop,
      {
        required,
        types: [textOf(tsType ?? type)],
        default: defaultValue ? String(defaultValue.value) : null,
      },
    ]),
  );
}

/** @param {string} file */
function parse(file) {
  try {
    return parseByDocgen(readFileSync(file, 'utf8'), {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(),
      babelOptions: {babelrc: false, configFile: false},
    });
  } catch {
    // It throws where it finds nothing.
    return [];
  }
}

/** @param {{name: string, raw?: string, value?: unknown} | undefined} type */
function textOf(type) {
  if (!type) return '';
  if (type.name === 'enum') return valuesOf(type.value);
  return type.raw ?? type.name;
}
