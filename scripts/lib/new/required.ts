import {writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiProp, ApiSignature} from '../../../plugins/api-model/core/model';
import {DATA, sampleList, sampleObject} from './samples';
import {wholeOf} from './imported';
import type {Imported} from './imported';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
};

/** What a component wants to be given. */
export interface Wants {
  /** Props that it cannot be without. */
  required: readonly ApiProp[];
  /** Lists for props that take one, as code: of those that it cannot be without, or that it shows. */
  samples: Readonly<Record<string, string>>;
  /** Objects for those that it cannot be without, as code, where their types ask for something. */
  values: Readonly<Record<string, string>>;
}

/** What holds a state that only the one who gives it can change: it wants to hear of that. */
const STATE = /^(?:value|checked|selected|open|opened|expanded|visible)$/;

/**
 * What components want to be given, props among them that no comment tells of: a model lists what is
 * documented.
 *
 * @param folder of a file that asks for them; the package is looked for from there upwards
 * @param library how it is imported, and the file of its own source where that is asked in its place
 * @param tags of its components: `Menu`, `Menu.Item`
 * @returns by tag, where there is any
 */
export function wantsOf(
  folder: string,
  {entry, ...library}: Imported & {entry?: string | undefined},
  tags: readonly string[],
): Map<string, Wants> {
  const file = path.join(folder, 'required.ts');
  writeFileSync(file, questionText(wholeOf(library, folder), tags));
  const paths = entry === undefined ? {} : {[library.name]: [entry]};
  const program = ts.createProgram([file], {...OPTIONS, paths});
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(file)?.statements ?? [];
  const aliases = [...statements].filter((each) => ts.isTypeAliasDeclaration(each));
  const found = new Map<string, Wants>();
  for (const [index, tag] of tags.entries()) {
    const alias = aliases.find(({name}) => name.text === `Props${index}`);
    if (!alias) continue;
    const all = checker.getTypeAtLocation(alias).getProperties();
    const wants = wantsIn(all, alias, checker);
    if (wants.required.length + Object.keys(wants.samples).length > 0) found.set(tag, wants);
  }
  return found;
}

function wantsIn(all: readonly ts.Symbol[], at: ts.Node, checker: ts.TypeChecker): Wants {
  const isRequired = ({flags}: ts.Symbol) => !(flags & ts.SymbolFlags.Optional);
  const typeOf = (prop: ts.Symbol) => checker.getTypeOfSymbolAtLocation(prop, at);
  const hasState = all.some((prop) => isRequired(prop) && STATE.test(prop.name));
  const required = all.filter((prop) => isRequired(prop) || (hasState && prop.name === 'onChange'));
  const lists = all.filter((prop) => isRequired(prop) || DATA.test(prop.name));
  const written = (props: readonly ts.Symbol[], write: typeof sampleList) =>
    Object.fromEntries(
      props.flatMap((prop) => {
        const code = write(typeOf(prop), prop.name, checker, at);
        return code === undefined ? [] : [[prop.name, code] as const];
      }),
    );
  return {
    required: required.map((prop) => toProp(prop, at, checker)),
    samples: written(lists, sampleList),
    values: written(required, sampleObject),
  };
}

function questionText(specifier: string, tags: readonly string[]) {
  return [
    "import type {ComponentProps, JSXElementConstructor} from 'react';",
    `import * as library from '${specifier}';`,
    'type Props<T> = T extends JSXElementConstructor<any> ? ComponentProps<T> : {};',
    ...tags.map((tag, index) => `export type Props${index} = Props<typeof library.${tag}>;`),
  ].join('\n');
}

function toProp(prop: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): ApiProp {
  const written = checker.getTypeOfSymbolAtLocation(prop, at);
  const isOptional = prop.flags & ts.SymbolFlags.Optional;
  const type = isOptional ? checker.getNonNullableType(written) : written;
  const write = (one: ts.Type) =>
    checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation);
  const text = checker.isArrayLikeType(type) ? 'unknown[]' : write(type);
  // What an alias stands for only its members tell; that of nodes is known by its name.
  const members = type.isUnion() && !/ReactNode$/.test(text) ? type.types.map(write) : [];
  return {
    name: prop.name,
    type: {text, source: text, members, refs: []},
    required: true,
    default: null,
    description: '',
    deprecated: null,
    signature: signatureOf(type, write),
    since: null,
  };
}

function signatureOf(type: ts.Type, write: (one: ts.Type) => string): ApiSignature | null {
  const [signature] = type.getCallSignatures();
  if (!signature) return null;
  const returns = {type: write(signature.getReturnType()), description: ''};
  return {text: write(type), parameters: [], returns};
}
