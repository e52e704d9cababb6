import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {PropTypeBlock} from '../../../component-code/core/propTypes';
import {toAlternatives} from '../facts/alternatives';
import {dataAttributesOf, variablesBeside} from '../facts/beside';
import {classKeys, toClasses, type ClassSources} from '../facts/classes';
import {EMPTY_BODY, sourcePath, type Body, type Context} from '../facts/context';
import {toCssVariables} from '../facts/cssVariables';
import {statedParent} from '../facts/inheritance';
import {inheritedProps, listedSets} from '../facts/inherited';
import {ownProps, type PropDoc} from '../facts/own';
import {toProps, type DefaultConflict} from '../facts/props';
import {forwardedRef} from '../facts/refs';
import {ancestryOf, relationsOf} from '../facts/relations';
import {toSlots} from '../facts/slots';
import {
  mainParameter,
  propsTaken,
  propsTold,
  typeParameters,
  type Properties,
  type Taken,
} from '../facts/taken';
import type {Found} from '../packages/found';
import {signaturesOf} from '../packages/symbols';
import type {ApiProp} from '../model';
import {isVoid} from '../packages/names';
import {isOwnProp} from '../packages/origin';
import {partsOf} from '../packages/parts';
import type {Reader} from '../types/apiType';
import {codeOf} from './code';
import {MAX_PROPS} from './problems';

/** A component's body, and the documented defaults that its code does not keep. */
export interface ComponentResult {
  body: Body;
  conflicts: DefaultConflict[];
  /** Documented props, of which the body may have fewer. */
  total: number;
}

/** All that the types, the code and the documentation of a component say. */
export function readComponent(found: Found, reader: Reader, context: Context): ComponentResult {
  const {checker} = context;
  const {symbol} = found;
  const {code, script} = codeOf(found, context);
  const signatures = signaturesOf(checker.getTypeOfSymbol(symbol));
  // Another instance of the same hundreds of props: only where there is no other way.
  const taken = () => mainParameter(signatures, checker);
  const {propTypes: block} = script;
  const decided = block?.generated ? block.docs : undefined;
  const {type, properties, sometimes} = decided
    ? propsTold(found.props ?? taken(), checker)
    : propsTaken(found, signatures, reader.home, context);
  const docs =
    decided ??
    withWords(
      declaredProps({properties, sometimes}, {found, signatures, reader, spread: script.spread}),
      block,
    );
  const {props, conflicts} = toProps(firstOf(docs), properties, reader, script.defaults);
  const body: Body = {
    ...EMPTY_BODY,
    ...styling(found, properties, code, context),
    typeParameters: typeParameters(signatures, checker),
    props: presetBy(symbol, props, checker),
    sets: decided ? [] : listedSets(properties, docs, found.name),
    parts: partsOf(symbol, checker).map(({key}) => key),
    alternatives: type ? toAlternatives(type, reader) : [],
    ...relationsOf(found, {properties, docs, script, reader}, context),
    inherited: inheritedProps(properties, docs, reader.home),
    forwardsRefTo: forwardedRef(script.ref, () => refOf(properties, taken, checker), context),
    muiName: script.muiName,
    source: sourcePath(code, context),
  };
  return {body, conflicts, total: docs.size};
}

/** What authors wrote for a check says more than types that have no words. */
function withWords(
  docs: Map<string, PropDoc>,
  block: PropTypeBlock | undefined,
): Map<string, PropDoc> {
  for (const [name, {description, default: value}] of block?.docs ?? []) {
    const doc = docs.get(name);
    if (doc && doc.description === '') {
      docs.set(name, {...doc, description, default: doc.default ?? value});
    }
  }
  for (const name of block?.hidden ?? []) docs.delete(name);
  return docs;
}

/** What a class's `static defaultProps` have need not be given. */
function presetBy(symbol: ts.Symbol, props: ApiProp[], checker: ts.TypeChecker): ApiProp[] {
  const block = checker.getTypeOfSymbol(symbol).getProperty('defaultProps');
  if (!block || block.flags & ts.SymbolFlags.Optional) return props;
  const preset = checker.getTypeOfSymbol(block);
  return props.map((one) => ({...one, required: one.required && !preset.getProperty(one.name)}));
}

/** What is listed of a type that is too large to read. */
function firstOf(docs: Map<string, PropDoc>): Map<string, PropDoc> {
  if (docs.size <= MAX_PROPS) return docs;
  const names = [...docs].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(names.slice(0, MAX_PROPS));
}

/** Classes, slots and CSS variables. */
function styling(
  found: Found,
  properties: Properties,
  code: ts.SourceFile | undefined,
  {checker, classNamesOf, modules}: Context,
): Pick<Body, 'classes' | 'slots' | 'cssVariables' | 'dataAttributes'> {
  const camel = `${found.name.charAt(0).toLowerCase()}${found.name.slice(1)}`;
  const sources: ClassSources = {
    prop: properties.get('classes'),
    declared: found.beside(`${found.name}Classes`),
    own: found.beside(`${camel}Classes`),
  };
  const all = toClasses(sources, checker, classNamesOf);
  const slots = toSlots(slotsOf(found, properties, checker), all, checker);
  const names = new Set(slots.map(({name}) => name));
  const beside = variablesBeside(found.symbol, modules);
  return {
    slots,
    // A slot tells its class itself.
    classes: all.filter(({key}) => !names.has(key)),
    cssVariables:
      beside.length > 0
        ? beside
        : toCssVariables(found.name, found.beside(`${found.name}CssVars`), code, checker),
    dataAttributes: dataAttributesOf(found.symbol, modules),
  };
}

/** The `<Name>Slots`, be it that the module of the component keeps it to itself. */
function slotsOf(
  {name, symbol, beside}: Found,
  properties: Properties,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const exported = beside(`${name}Slots`);
  if (exported || !properties.has('slots')) return exported;
  const own = symbol.declarations?.[0]
    ?.getSourceFile()
    .statements.filter(ts.isInterfaceDeclaration)
    .find((node) => node.name.text === `${name}Slots`);
  return own && checker.getSymbolAtLocation(own.name);
}

interface Declared {
  found: Found;
  signatures: readonly ts.Signature[];
  reader: Reader;
  /** See {@link ScriptFacts}. */
  spread: string | null;
}

/** Without `propTypes`: what the declarations have, and `component` of a polymorphic one. */
function declaredProps(
  {properties, sometimes}: Pick<Taken, 'properties' | 'sometimes'>,
  {found, signatures, reader, spread}: Declared,
): Map<string, PropDoc> {
  const {checker, home} = reader;
  const parent = statedParent(docOfSymbol(found.symbol, checker).description);
  const docs = ownProps(properties, home, checker, parent);
  for (const name of sometimes) {
    const doc = docs.get(name);
    if (doc) docs.set(name, {...doc, required: false});
  }
  const children = properties.get('children');
  // An element that holds nothing has the attribute by its type alone.
  if (children && isVoid(spread) && !isOwnProp(children, home)) docs.delete('children');
  const classes = properties.get('classes');
  // What all components of a package share takes classes for none of them.
  if (classes && classKeys(classes, checker).length === 0) docs.delete('classes');
  const inherited = ancestryOf(found, properties, docs, reader)?.component ?? '';
  // A component that builds on another leaves the choice of the element to that one.
  if (/^[A-Z]/.test(inherited)) return docs;
  for (const {parameters} of signatures.filter(({typeParameters}) => typeParameters)) {
    const taken = parameters[0] && checker.getTypeOfSymbol(parameters[0]);
    const component = taken && checker.getPropertyOfType(taken, 'component');
    const doc = component && docOfSymbol(component, checker);
    if (doc && doc.description !== '' && !doc.hidden) docs.set('component', doc);
  }
  return docs;
}

/** `<Name>Props` often leave `ref` to what wraps the component. */
function refOf(
  properties: ReadonlyMap<string, ts.Symbol>,
  taken: () => ts.Type | undefined,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const own = properties.get('ref');
  const type = own ? undefined : taken();
  return own ?? (type && checker.getPropertyOfType(type, 'ref'));
}
