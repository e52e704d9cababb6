import ts from 'typescript';
import {docOfSymbol} from './docs';
import {createEntry, entryText, type ParsedFiles} from './entry';
import {createLookup, signaturesOf, type Found} from './lookup';
import type {ApiKind, ApiModel, ApiProp} from './model';
import {inheritanceOf, type Home} from './origin';
import {documentedProps, propertiesOf, toProps} from './props';
import {documentedPropTypes} from './propTypes';
import {typeText} from './typeText';

/** A name to explain. */
export interface Target {
  name: string;
  kind: ApiKind;
}

/** The package that exports the targets. */
export interface PackageFacts {
  name: string;
  version: string;
  /** Origin that links without one refer to (`https://mui.com`); `null` leaves them as they are. */
  origin: string | null;
}

/** Where packages are read from. */
export interface Workspace {
  /** Folder from which packages are resolved, upwards. */
  directory: string;
  /** Text of a file; `undefined` where there is none. */
  readFile: (file: string) => string | undefined;
  /** Declarations that packages share are parsed once for all that get the same map. */
  parsed: ParsedFiles;
}

export interface Extraction {
  /** In the order of the targets. */
  models: ApiModel[];
  /** Targets that the package does not export as something that can be called. */
  unknown: Target[];
  /** What it does export. */
  exported: string[];
  /** `false`: the package cannot be resolved to type declarations; all else is empty then. */
  hasTypes: boolean;
}

/**
 * The models of components and hooks of one package, read from its declarations and, where its
 * JavaScript has them, from `propTypes`. One program serves all targets.
 *
 * @param facts the package; its name is resolved from the workspace's folder
 */
export function extractModels(
  {directory, readFile, parsed}: Workspace,
  facts: PackageFacts,
  targets: readonly Target[],
): Extraction {
  const names = targets.map(({name}) => name);
  const entry = createEntry(directory, entryText(facts.name, names), parsed);
  const lookup = createLookup(entry, facts.name);
  const checker = entry.program.getTypeChecker();
  const siblings = new Set(lookup.exported.filter((name) => /^[A-Z]/.test(name)));
  const found = targets.map((target, i) => ({target, item: lookup.find(target.name, i)}));
  const models = found.flatMap(({target, item}) =>
    item ? [toModel(target, item, {facts, siblings, checker, readFile})] : [],
  );
  return {
    models,
    unknown: found.filter(({item}) => !item).map(({target}) => target),
    exported: lookup.exported,
    hasTypes: lookup.hasTypes,
  };
}

interface Context {
  facts: PackageFacts;
  siblings: ReadonlySet<string>;
  checker: ts.TypeChecker;
  readFile: Workspace['readFile'];
}

function toModel({name, kind}: Target, found: Found, context: Context): ApiModel {
  const {facts, siblings, checker} = context;
  const file = found.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const home: Home = {package: facts.name, file, siblings};
  const body =
    kind === 'hook' ? hookBody(found, home, checker) : componentBody(found, home, context);
  const {description} = docOfSymbol(found.symbol, checker);
  const model: ApiModel = {
    name,
    kind,
    package: facts.name,
    version: facts.version,
    description: withoutIndex(description),
    imports: found.imports,
    ...body,
  };
  return facts.origin ? absoluteLinks(model, facts.origin) : model;
}

type Body = Pick<ApiModel, 'props' | 'returns' | 'inheritance'>;

function componentBody(
  {symbol, props, element}: Found,
  home: Home,
  {checker, readFile}: Context,
): Body {
  const type = props ?? firstParameter(checker.getTypeOfSymbol(symbol), checker);
  const properties = type ? propertiesOf(type, checker) : new Map<string, ts.Symbol>();
  const script = readFile(home.file.replace(/\.d\.([cm]?)ts$/, '.$1js')) ?? '';
  const docs =
    documentedPropTypes(script, declaredName(symbol)) ?? documentedProps(properties, home, checker);
  const rest = [...properties].filter(([name]) => !docs.has(name)).map(([, prop]) => prop);
  return {
    props: toProps(docs, properties, home, checker),
    returns: null,
    inheritance: inheritanceOf(rest, home, element),
  };
}

/** The name in the source: a symbol exported as `default` is called that, not by its name. */
function declaredName(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return name && ts.isIdentifier(name) ? name.text : symbol.name;
}

/** The props by the last signature without type parameters: the others are for `component`. */
function firstParameter(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const signatures = signaturesOf(type);
  const signature = signatures.findLast(({typeParameters}) => !typeParameters) ?? signatures.at(-1);
  const parameter = signature?.parameters[0];
  return parameter && checker.getTypeOfSymbol(parameter);
}

function hookBody({symbol}: Found, home: Home, checker: ts.TypeChecker): Body {
  const signature = signaturesOf(checker.getTypeOfSymbol(symbol)).at(-1);
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  const written = signature?.declaration?.type;
  const nodes = written && ts.isTypeNode(written) ? [written] : [];
  return {
    props: parametersOf(signature?.parameters ?? [], home, checker),
    returns: returned ? {text: typeText(returned, nodes, checker)} : null,
    inheritance: null,
  };
}

/** A hook that takes one object is documented by its members, any other by its parameters. */
function parametersOf(
  parameters: readonly ts.Symbol[],
  home: Home,
  checker: ts.TypeChecker,
): ApiProp[] {
  const [only] = parameters;
  if (only && parameters.length === 1) {
    const properties = propertiesOf(checker.getTypeOfSymbol(only), checker);
    const docs = documentedProps(properties, home, checker);
    if (docs.size > 0) return toProps(docs, properties, home, checker);
  }
  const all = new Map(parameters.map((symbol) => [symbol.name, symbol]));
  const docs = parameters.map((symbol) => [symbol.name, docOfSymbol(symbol, checker)] as const);
  return toProps(new Map(docs), all, home, checker);
}

/** Drops the lists of demos and API pages that generators append: this site links its own. */
function withoutIndex(description: string): string {
  return description.replace(/(?:^|\n)(?:Demos|API):\n[\s\S]*$/, '').trim();
}

/** Links without an origin mean the package's own site, which is not the one they will stand on. */
function absoluteLinks(model: ApiModel, origin: string): ApiModel {
  const absolute = (text: string) => text.replaceAll('](/', `](${origin}/`);
  return {
    ...model,
    description: absolute(model.description),
    props: model.props.map((prop) => ({
      ...prop,
      description: absolute(prop.description),
      deprecated: prop.deprecated === null ? null : absolute(prop.deprecated),
    })),
  };
}
