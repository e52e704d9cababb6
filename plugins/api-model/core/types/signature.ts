import ts from 'typescript';
import type {Doc} from '../../../component-code/core/docs';
import type {ApiParameter, ApiSignature} from '../model';
import {parameterName} from './computed';
import type {View} from './members';
import {hasTypeParameter, printNode, tidy, tidyWhole, typeToText} from './typePrint';
import {ownValue} from '../../../_shared/text/names';

/**
 * How a function prop is called: types from its declaration, words from `@param` and `@returns`.
 *
 * @param type the prop's type, with `undefined` where it is optional
 * @returns `null` where the type is no function, or one with several ways to call it
 */
export function toSignature(
  type: ts.Type,
  {params, returns}: Pick<Doc, 'params' | 'returns'>,
  {checker, memory}: Pick<View, 'checker' | 'memory'>,
): ApiSignature | null {
  const known = memory.signatures.get(type);
  const bare = known === undefined ? withoutWords(type, checker) : known;
  memory.signatures.set(type, bare);
  return (
    bare && {
      ...bare,
      parameters: bare.parameters.map((one) => ({
        ...one,
        description: ownValue(params, one.name) ?? '',
      })),
      returns: bare.returns && {...bare.returns, description: returns ?? ''},
    }
  );
}

function withoutWords(type: ts.Type, checker: ts.TypeChecker): ApiSignature | null {
  const [signature, ...overloads] = checker.getNonNullableType(type).getCallSignatures();
  if (!signature || overloads.length > 0) return null;
  const parameters = signature.parameters.map((symbol, i) => toParameter(symbol, i, checker));
  const returned = returnType(signature, checker);
  const list = parameters.map(({name, type: text}) => `${name}: ${text}`).join(', ');
  const isVoid = returned === 'void' || returned === 'undefined';
  return {
    text: `(${list}) => ${returned}`,
    parameters: parameters.map((one) => ({...one, name: one.name.replace(/^\.\.\.|\?$/g, '')})),
    returns: isVoid ? null : {type: returned, description: ''},
  };
}

/** The name with `...` and `?`, as in the call. */
function toParameter(symbol: ts.Symbol, index: number, checker: ts.TypeChecker): ApiParameter {
  const node = symbol.valueDeclaration;
  const parameter = node && ts.isParameter(node) ? node : undefined;
  const before = parameter?.dotDotDotToken ? '...' : '';
  const after = parameter?.questionToken ? '?' : '';
  const type = checker.getTypeOfSymbol(symbol);
  return {
    name: `${before}${parameterName(symbol, index)}${after}`,
    type: tidy(textOf(parameter?.type, type, checker)),
    description: '',
  };
}

function returnType(signature: ts.Signature, checker: ts.TypeChecker): string {
  const node = signature.declaration?.type;
  const written = node && ts.isTypeNode(node) ? node : undefined;
  return tidyWhole(textOf(written, checker.getReturnTypeOfSignature(signature), checker));
}

function textOf(node: ts.TypeNode | undefined, type: ts.Type, checker: ts.TypeChecker): string {
  const isFixed = node && !hasTypeParameter(node, checker);
  return isFixed ? printNode(node) : typeToText(type, checker);
}
