import {existsSync, readFileSync} from 'node:fs';
import {parse as parseByDocgen, builtinResolvers, makeFsImporter} from 'react-docgen';
import docgenTypescript from 'react-docgen-typescript';
import ts from 'typescript';
import {extractAll} from '../../plugins/api-model/core/extract/extract';
import {ROOT} from '../../scripts/lib/setup';
import type {ApiProp} from '../../plugins/api-model/core/model';
import type {Case, Prop} from './cases';

/**
 * What reads a case: its documented props by name; `undefined` where it finds no such component.
 */
export type Reader = (example: Case) => Map<string, Prop> | undefined;

export const readByVitrine: Reader = ({name, kind, types}) => {
  const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const facts = {name: 'kit', version: '1.0.0', origin: null, entry: types};
  const workspace = {directory: ROOT, readFile, parsed: new Map()};
  const [result] = extractAll(workspace, [{facts, targets: [{name, kind}]}]);
  const model = result?.models[0];
  return model && new Map(model.props.map((prop) => [prop.name, fromModel(prop)]));
};

function fromModel({required, type, default: value}: ApiProp): Prop {
  return {required, types: [type.text, type.members.join(' | ')], default: value};
}

/** With its advised options: values of unions spelled out, nothing that packages bring. */
export const readByDocgenTypescript: Reader = ({name, types}) => {
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
};

/** The component of a name, or the only one: it may be found without its name. */
function named<Doc extends {displayName?: string}>(docs: readonly Doc[], name: string) {
  const [only, ...others] = docs;
  const found = docs.find(({displayName}) => displayName === name);
  return found ?? (only && others.length === 0 ? only : undefined);
}

function valuesOf(value: unknown) {
  return Array.isArray(value) ? value.map((each) => each.value).join(' | ') : '';
}

export const readByDocgen: Reader = ({name, code}) => {
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
};

function parse(file: string) {
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

function textOf(type: {name: string; raw?: string; value?: unknown} | undefined) {
  if (!type) return '';
  if (type.name === 'enum') return valuesOf(type.value);
  return type.raw ?? type.name;
}
