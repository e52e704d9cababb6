import ts from 'typescript';
import {applyEdits} from './edits';
import type {Edit} from './edits';
import {exportEdit, importEdit, specifierEdit} from './elide';
import {nameAt} from './imports';
import {parse} from './parse';
import {endingEdit, removal} from './removal';
import {isTypeOnly, needsTransform, TYPE_MODIFIERS} from './typeOnly';
import {findUses} from './uses';

/**
 * A module without its types; all else stays as written, comments and empty lines too. What is more
 * than a type (`enum`, a parameter that is a property) is written as the compiler does.
 *
 * @param file its name, whose extension tells whether it may hold JSX
 * @param text TypeScript without mistakes in its syntax
 * @param rename the specifier that a relative import has among files of JavaScript
 */
export function stripTypes(
  file: string,
  text: string,
  rename: (specifier: string) => string = (specifier) => specifier,
): string {
  const source = parse(file, text);
  const uses = findUses(source);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const whole = wholeEdit(node, source);
    if (whole) {
      edits.push(whole);
      return;
    }
    if (ts.isImportDeclaration(node)) edits.push(...importEdit(node, source, uses));
    if (ts.isExportDeclaration(node)) edits.push(...exportEdit(node, source, uses));
    edits.push(...typeEdits(node, source), ...specifierEdit(nameAt(node), source, rename));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return applyEdits(text, edits);
}

/** What replaces a node that does not stay. */
function wholeEdit(node: ts.Node, source: ts.SourceFile): Edit | undefined {
  if (isTypeOnly(node)) return removal(node, source);
  if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
    return {start: node.pos, end: node.end};
  }
  if (!ts.isStatement(node) || !needsTransform(node)) return undefined;
  const {outputText} = ts.transpileModule(node.getText(source), {
    fileName: source.fileName,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  });
  return {
    start: node.getStart(source),
    end: node.end,
    text: outputText.replace(/^"use strict";\n/, '').trimEnd(),
  };
}

/** The parts of a node that are types. */
function typeEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const {text} = source;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return [endingEdit(node.expression.end, node.end, text)];
  }
  if (ts.isNonNullExpression(node)) return [{start: node.expression.end, end: node.end}];
  if (ts.isTypeAssertionExpression(node)) {
    return [{start: node.getStart(source), end: node.expression.pos}];
  }
  const edits: Edit[] = [];
  const parts = node as ts.Node & Parts;
  for (const list of [parts.typeParameters, parts.typeArguments]) {
    if (list) edits.push({start: list.pos - 1, end: text.indexOf('>', list.end) + 1});
  }
  if (parts.type && ts.isTypeNode(parts.type)) {
    edits.push(endingEdit(parts.type.pos - 1, parts.type.end, text));
  }
  edits.push(...tokenEdits(node, source));
  if (ts.isParameter(node) && isThis(node)) edits.push(parameterEdit(node, text));
  return edits;
}

/** Fields that hold types, of whatever node has them. */
interface Parts {
  typeParameters?: ts.NodeArray<ts.Node>;
  typeArguments?: ts.NodeArray<ts.Node>;
  type?: ts.Node;
}

/** Marks and modifiers that only types have: `?`, `!`, `private`. */
function tokenEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const {questionToken, exclamationToken} = node as ts.Node & Partial<ts.PropertyDeclaration>;
  const mark = ts.isConditionalExpression(node) ? undefined : (questionToken ?? exclamationToken);
  const edits = mark ? [{start: mark.getStart(source), end: mark.end}] : [];
  if (!ts.canHaveModifiers(node)) return edits;
  const modifiers = ts.getModifiers(node) ?? [];
  const gone = modifiers.filter(({kind}) => TYPE_MODIFIERS.has(kind));
  return [...edits, ...gone.map((one) => ({start: one.getStart(source), end: one.end}))];
}

function isThis({name}: ts.ParameterDeclaration): boolean {
  return ts.isIdentifier(name) && name.text === 'this';
}

/** With the comma that follows. */
function parameterEdit(node: ts.ParameterDeclaration, text: string): Edit {
  const comma = /^\s*,/.exec(text.slice(node.end));
  return {start: node.pos, end: node.end + (comma?.[0].length ?? 0)};
}
