import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseByDocgen, builtinResolvers, makeFsImporter} from 'react-docgen';
import type {Documentation} from 'react-docgen';
import docgenTypescript, {type PropItem} from 'react-docgen-typescript';
import ts from 'typescript';
import {extractAll} from '../../plugins/api-model/core/extract/extract';
import {ROOT} from '../../scripts/lib/setup';
import type {ApiProp} from '../../plugins/api-model/core/model';
import type {Case, Prop} from './cases';

/** What reads cases: the props of each by its id, where it finds such a component. */
export type Reader = (cases: readonly Case[]) => ReadonlyMap<string, Found>;

type Found = Map<string, Prop>;

/** All in one program, as a build reads packages. */
export const readByVitrine: Reader = (cases) => {
  const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const requests = cases.map(({name, kind, types}) => ({
    facts: {name: 'kit', version: '1.0.0', origin: null, entry: types},
    targets: [{name, kind}],
  }));
  const results = extractAll({directory: ROOT, readFile, parsed: new Map()}, requests);
  return collected(cases, (_, at) => {
    const model = results[at]?.models[0];
    return model && new Map(model.props.map((prop) => [prop.name, fromModel(prop)]));
  });
};

function collected(
  cases: readonly Case[],
  read: (example: Case, at: number) => Found | undefined,
): Map<string, Found> {
  const all = cases.map((example, at) => [example.id, read(example, at)] as const);
  return new Map(all.flatMap(([id, found]) => (found ? [[id, found]] : [])));
}

function fromModel({required, type, default: value}: ApiProp): Prop {
  return {required, types: [type.text, type.members.join(' | ')], default: value};
}

/** With its advised options: values of unions spelled out, nothing that packages bring. */
export const readByDocgenTypescript: Reader = (cases) => {
  const parser = docgenTypescript.withCompilerOptions(
    {strict: true, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true, skipLibCheck: true},
    {
      shouldExtractLiteralValuesFromEnum: true,
      shouldExtractValuesFromUnion: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldIncludePropTagMap: true,
      skipChildrenPropWithoutDoc: false,
      propFilter: ({name, tags = {}, declarations = []}) =>
        !Object.keys(tags).some((tag) => HIDING.test(`@${tag}`)) &&
        (name === 'children' ||
          declarations.length === 0 ||
          declarations.some(({fileName}) => !fileName.includes('node_modules'))),
    },
  );
  const docs = parser.parse([...new Set(cases.map(({types}) => types))]);
  return collected(cases, ({name, types}) => {
    const found = named(
      docs.filter(({filePath}) => path.resolve(filePath) === types),
      name,
    );
    return found && new Map(Object.values(found.props).map(fromDocgenTypescript));
  });
};

function fromDocgenTypescript({name, required, type, defaultValue}: PropItem): [string, Prop] {
  const types = [type.name, type.raw ?? '', valuesOf(type.value)];
  return [name, {required, types, default: defaultValue ? String(defaultValue.value) : null}];
}

/** What authors keep from readers: neither of the others leaves it out by itself. */
const HIDING = /@(?:ignore|internal|private)\b/;

/** The component of a name, or the only one: it may be found without its name. */
function named<Doc extends {displayName?: string}>(docs: readonly Doc[], name: string) {
  const [only, ...others] = docs;
  const found = docs.find(({displayName}) => displayName === name);
  return found ?? (only && others.length === 0 ? only : undefined);
}

function valuesOf(value: unknown) {
  return Array.isArray(value) ? value.map((each) => each.value).join(' | ') : '';
}

export const readByDocgen: Reader = (cases) =>
  collected(cases, ({name, code}) => {
    const found = named(parse(code), name);
    const shown = Object.entries(found?.props ?? {}).filter(
      ([, {description = ''}]) => !HIDING.test(description),
    );
    return found && new Map(shown.map(([prop, facts]) => [prop, fromDocgen(facts)]));
  });

type Descriptor = NonNullable<Documentation['props']>[string];

function fromDocgen({required = false, tsType, type, defaultValue}: Descriptor): Prop {
  const value = defaultValue ? String(defaultValue.value) : null;
  return {required, types: [textOf(tsType ?? type)], default: value};
}

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
