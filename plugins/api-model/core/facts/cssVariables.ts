import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {ApiCssVariable} from '../model';
import {byName} from '../packages/names';

/**
 * The CSS variables of a component: those that its `<Name>CssVars` enum documents, else those of
 * its own name (`--Button-gap`) that its styles set.
 *
 * @param declared the enum
 * @param code the module that holds the component's styles
 * @returns alphabetical; a default only where the styles set one value alone
 */
export function toCssVariables(
  name: string,
  declared: ts.Symbol | undefined,
  code: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): ApiCssVariable[] {
  if (declared) return documentedVariables(declared, checker).sort(byName);
  const values = code?.text.includes(`--${name}-`) ? setVariables(code, name) : [];
  return [...values]
    .map(([variable, given]) => {
      const [only, ...others] = given;
      const isAlone = only !== undefined && others.length === 0;
      return {name: variable, default: isAlone ? only : null, description: ''};
    })
    .sort(byName);
}

function documentedVariables(declared: ts.Symbol, checker: ts.TypeChecker): ApiCssVariable[] {
  const members = [...(declared.exports?.values() ?? [])];
  return members.flatMap((symbol) => {
    const node = symbol.valueDeclaration;
    const value = node && ts.isEnumMember(node) ? checker.getConstantValue(node) : undefined;
    if (typeof value !== 'string') return [];
    const {description, default: initial} = docOfSymbol(symbol, checker);
    return [{name: value, default: initial, description}];
  });
}

/** Style objects' keys, with all plain values that they are given. */
function setVariables(code: ts.SourceFile, component: string): Map<string, Set<string | null>> {
  const found = new Map<string, Set<string | null>>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name)) {
      const {text} = node.name;
      if (text.startsWith(`--${component}-`)) {
        const value = ts.isStringLiteralLike(node.initializer) ? node.initializer.text : null;
        found.set(text, (found.get(text) ?? new Set()).add(value));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}
