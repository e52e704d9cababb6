import ts from 'typescript';
import {docOfSymbol} from '../code/docs';
import {EMPTY_BODY, sourcePath, type Body, type Context} from '../facts/context';
import {documentedProps, propertiesOf, toProps} from '../facts/props';
import type {ApiProp} from '../model';
import {signaturesOf, type Found} from '../packages/lookup';
import {isForeign} from '../packages/origin';
import {toApiType, type Reader} from '../types/apiType';

/** An object of more members is a library, not a return value. */
const MAX_MEMBERS = 200;

/** The parameters of a hook and what it returns, by its last overload: the widest one. */
export function readHook({symbol}: Found, reader: Reader, context: Context): Body {
  const {checker, modules} = context;
  const signature = signaturesOf(checker.getTypeOfSymbol(symbol)).at(-1);
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  const written = signature?.declaration?.type;
  const nodes = written && ts.isTypeNode(written) ? [written] : [];
  const file = symbol.declarations?.[0]?.getSourceFile();
  return {
    ...EMPTY_BODY,
    props: parametersOf(signature, reader),
    returns: returned ? toApiType(returned, nodes, reader) : null,
    returnMembers: returned ? membersOf(returned, reader) : [],
    source: sourcePath(file && modules.codeOf(file), context),
  };
}

/** A hook that takes one object is documented by its members, any other by its parameters. */
function parametersOf(signature: ts.Signature | undefined, reader: Reader): ApiProp[] {
  const {checker, home} = reader;
  const parameters = signature?.parameters ?? [];
  const [only] = parameters;
  if (only && parameters.length === 1) {
    const given = checker.getNonNullableType(checker.getTypeOfSymbol(only));
    const properties = propertiesOf(given, checker);
    const docs = documentedProps(properties, home, checker);
    if (docs.size > 0) return toProps(docs, properties, reader).props;
  }
  const all = new Map(parameters.map((symbol) => [symbol.name, symbol]));
  const words = signature?.getJsDocTags().length ? paramWords(signature) : {};
  const docs = parameters.map((symbol) => {
    const doc = docOfSymbol(symbol, checker);
    const description = doc.description || (words[symbol.name] ?? '');
    return [symbol.name, {...doc, description}] as const;
  });
  return toProps(new Map(docs), all, reader).props;
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
  return toProps(new Map(docs), properties, reader).props;
}
