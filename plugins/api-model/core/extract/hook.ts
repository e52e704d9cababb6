import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import {hookDefaults} from '../../../component-code/core/hookDefaults';
import {declaredName, EMPTY_BODY, sourcePath, type Body, type Context} from '../facts/context';
import {ownProps, propertiesOf, type PropDoc} from '../facts/own';
import {toProps} from '../facts/props';
import {typeParameters} from '../facts/taken';
import type {ApiProp, ApiType} from '../model';
import type {Found} from '../packages/found';
import {signaturesOf} from '../packages/symbols';
import {byName} from '../packages/names';
import {isForeign} from '../packages/origin';
import {toApiType, type Reader} from '../types/apiType';
import {ownValue} from '../../../_shared/text/names';

/** An object of more members is a library, not a return value. */
const MAX_MEMBERS = 200;

/** The parameters of a hook and what it returns, by its last overload: the widest one. */
export function readHook({symbol}: Found, reader: Reader, context: Context): Body {
  const {checker, modules} = context;
  const signatures = signaturesOf(checker.getTypeOfSymbol(symbol));
  const file = symbol.declarations?.[0]?.getSourceFile();
  const code = file && modules.codeOf(file);
  const returned = signatures.map((one) => checker.getReturnTypeOfSignature(one));
  const last = signatures.at(-1);
  return {
    ...EMPTY_BODY,
    typeParameters: typeParameters(signatures, checker),
    props: withDefaults(parametersOf(signatures, reader), code, declaredName(symbol)),
    returns: last ? returnOf(last, reader) : null,
    returnMembers: merged(returned.map((type) => membersOf(type, reader))).sort(byName),
    source: sourcePath(code, context),
  };
}

function returnOf(signature: ts.Signature, reader: Reader): ApiType {
  const type = reader.checker.getReturnTypeOfSignature(signature);
  const written = signature.declaration?.type;
  const nodes = written && ts.isTypeNode(written) ? [written] : [];
  return withUndefined(toApiType(type, nodes, reader), type);
}

/** What a function gives back is never left out: where it may be `undefined`, its type says so. */
function withUndefined(told: ApiType, type: ts.Type): ApiType {
  const mayBe = type.isUnion() && type.types.some(({flags}) => flags & ts.TypeFlags.Undefined);
  if (!mayBe || /\bundefined$/.test(told.text)) return told;
  const text = told.text.includes('=>') ? `(${told.text})` : told.text;
  const members = told.members.length > 0 ? [...told.members, 'undefined'] : [];
  return {...told, text: `${text} | undefined`, members};
}

/** Parameters or members of all overloads: the last tells of each, required is what all require. */
function merged(overloads: readonly ApiProp[][]): ApiProp[] {
  const all = new Map<string, ApiProp>();
  for (const one of overloads.flat()) all.set(one.name, one);
  const isRequired = (name: string) =>
    overloads.every((props) => props.some((one) => one.name === name && one.required));
  return [...all.values()].map((one) => ({...one, required: isRequired(one.name)}));
}

/** A hook that takes one object is documented by its members, any other by its parameters. */
function parametersOf(signatures: readonly ts.Signature[], reader: Reader): ApiProp[] {
  const members = signatures.map((signature) => memberParameters(signature, reader));
  if (members.every((props) => props !== undefined)) return merged(members).sort(byName);
  return merged(signatures.map((signature) => positions(signature, reader)));
}

/** The members of the only parameter, where they are documented. */
function memberParameters(signature: ts.Signature, reader: Reader): ApiProp[] | undefined {
  const {checker, home} = reader;
  const [only, ...others] = signature.parameters;
  if (!only || others.length > 0) return undefined;
  const given = checker.getNonNullableType(checker.getTypeOfSymbol(only));
  const properties = propertiesOf(given, checker);
  const docs = ownProps(properties, home, checker);
  const words = paramWords(signature);
  const told = [...docs].map(([name, doc]): [string, PropDoc] => {
    const description = doc.description || (words[`${only.name}.${name}`] ?? '');
    return [name, {...doc, description}];
  });
  return docs.size > 0 ? toProps(new Map(told), properties, reader).props : undefined;
}

/** In the order of the call. */
function positions(signature: ts.Signature, reader: Reader): ApiProp[] {
  const {parameters} = signature;
  const words = paramWords(signature);
  const docs = parameters.map((symbol) => {
    const doc = docOfSymbol(symbol, reader.checker);
    const description = doc.description || (ownValue(words, symbol.name) ?? '');
    return [symbol.name, {...doc, description}] as const;
  });
  const all = new Map(parameters.map((symbol) => [symbol.name, symbol]));
  const {props} = toProps(new Map(docs), all, reader);
  return parameters.flatMap(({name}) => props.filter((one) => one.name === name));
}

/** Plain values that the code gives what is left out, where no documentation names one. */
function withDefaults(
  props: readonly ApiProp[],
  code: ts.SourceFile | undefined,
  name: string,
): ApiProp[] {
  const isOpen = props.some((one) => one.default === null && !one.required);
  const values = code && isOpen ? hookDefaults(code, name) : undefined;
  return props.map((one) => {
    const value = one.required ? undefined : values?.get(one.name);
    return {...one, default: one.default ?? (value?.literal ? value.text : null)};
  });
}

/** What `@param` says of each parameter. */
function paramWords(signature: ts.Signature): Record<string, string> {
  const tags = signature.getJsDocTags().filter(({name}) => name === 'param');
  return Object.fromEntries(
    tags.map(({text}) => {
      const words = ts.displayPartsToString(text);
      const at = words.search(/\s|$/);
      return [words.slice(0, at), words.slice(at).replace(/^\s*-?\s*/, '')];
    }),
  );
}

/** The members of an object that is returned; of arrays, functions and foreign types none. */
function membersOf(returned: ts.Type, reader: Reader): ApiProp[] {
  const {checker, home} = reader;
  const type = checker.getNonNullableType(returned);
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || checker.isArrayLikeType(type) || signaturesOf(type).length > 0) return [];
  const properties = propertiesOf(type, checker);
  const own = [...properties].filter(([, symbol]) => !isForeign(symbol, home));
  if (own.length === 0 || own.length > MAX_MEMBERS) return [];
  const docs = own
    .map(([name, symbol]) => [name, docOfSymbol(symbol, checker)] as const)
    .filter(([, doc]) => !doc.hidden);
  return toProps(new Map(docs), properties, reader).props.map((one) => {
    const own = one.required ? properties.get(one.name) : undefined;
    const told = own ? withUndefined(one.type, checker.getTypeOfSymbol(own)) : one.type;
    return {...one, type: told, required: one.required && type === returned};
  });
}
