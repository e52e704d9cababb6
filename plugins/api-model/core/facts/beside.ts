import ts from 'typescript';
import type {Modules} from '../../../component-code/core/modules';
import type {ApiCssVariable, ApiDataAttribute} from '../model';
import {byName} from '../packages/names';
import {declaredName} from './context';

/** A constant that stands for an attribute or a custom property, with its text. */
interface Constant {
  value: string;
  description: string;
}

/**
 * The data attributes of a component: the constants of the module `<Name>DataAttributes` beside its
 * declaration, which nothing imports.
 */
export function dataAttributesOf(symbol: ts.Symbol, modules: Modules): ApiDataAttribute[] {
  return constantsBeside(symbol, 'DataAttributes', modules)
    .filter(({value}) => value.startsWith('data-'))
    .map(({value, description}) => ({name: value, description}))
    .sort(byName);
}

/** Its custom properties, by the module `<Name>CssVars` beside its declaration. */
export function variablesBeside(symbol: ts.Symbol, modules: Modules): ApiCssVariable[] {
  return constantsBeside(symbol, 'CssVars', modules)
    .filter(({value}) => value.startsWith('--'))
    .map(({value, description}) => ({name: value, default: null, description}))
    .sort(byName);
}

function constantsBeside(symbol: ts.Symbol, end: string, modules: Modules): Constant[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const [, folder, ending] = /^(.*\/)[^/]+?((?:\.d)?\.[cm]?tsx?)$/.exec(file ?? '') ?? [];
  const beside = `${folder}${declaredName(symbol)}${end}${ending?.replace(/x$/, '')}`;
  const read = folder === undefined ? undefined : modules.read(beside);
  return read ? read.statements.flatMap(constantsOf) : [];
}

/** `enum X {open = 'data-open'}`, or `const open = 'data-open'`. */
function constantsOf(statement: ts.Statement): Constant[] {
  if (ts.isEnumDeclaration(statement)) {
    return statement.members.flatMap((member) => toConstant(member.initializer, member));
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({initializer}) =>
    toConstant(initializer, statement),
  );
}

function toConstant(value: ts.Expression | undefined, documented: ts.Node): Constant[] {
  if (!value || !ts.isStringLiteralLike(value)) return [];
  const texts = ts.getJSDocCommentsAndTags(documented).flatMap((doc) => {
    const text = ts.isJSDoc(doc) ? ts.getTextOfJSDocComment(doc.comment) : undefined;
    return text === undefined ? [] : [text];
  });
  return [{value: value.text, description: texts.join('\n\n')}];
}
