import {transform} from 'sucrase';
import ts from 'typescript';
import {nameAt} from './imports';
import {parse, unimported} from './parse';
import {isTypeOnly, rangeWithComments} from './typeOnly';

/** Stands before what may leave nothing behind; no author writes it. */
const MARK = '/*\uE000*/;';

/** What is left behind, but for the mark, by what leaves nothing. */
const NOTHING = /^(?:\s|;|export\s*\{\s*\})*$/;

/**
 * A module without its types; all else stays, comments and empty lines too. Imports of which
 * nothing is used as a value go. What is more than a type (`enum`, a parameter that is a property)
 * is written in JavaScript.
 *
 * @param file its name, whose extension tells whether it may hold JSX
 * @param text TypeScript without mistakes in its syntax
 * @param rename the specifier that a relative import has among files of JavaScript
 * @returns code whose form is to be mended: spaces and semicolons too many
 */
export function stripTypes(
  file: string,
  text: string,
  rename: (specifier: string) => string = (specifier) => specifier,
): string {
  const prepared = prepare(parse(file, text), rename);
  try {
    const {code} = transform(prepared, {
      transforms: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    });
    return closeGaps(prepared, code).replaceAll(MARK, '');
  } catch {
    // It does not know the newest syntax.
    return compile(file, prepared.replaceAll(MARK, ''));
  }
}

/** The module with what Sucrase does not see to: names of files, comments of types, namespaces. */
function prepare(source: ts.SourceFile, rename: (specifier: string) => string): string {
  let result = '';
  let at = 0;
  const replace = (start: number, end: number, text: string): void => {
    result += source.text.slice(at, start) + text;
    at = end;
  };
  const visit = (node: ts.Node): void => {
    const start = node.getStart(source);
    if (isTypeOnly(node)) {
      replace(...rangeWithComments(node, source), MARK + hint(node));
    } else if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) {
      // A type of many lines would leave a gap, or a semicolon in a line of its own.
      replace(start, node.end, 'any');
    } else if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node)) {
      // Sucrase does not know namespaces, and writes more of an enum than is needed.
      replace(start, node.end, compile(source.fileName, node.getText(source)));
    } else if (ts.isStringLiteral(node) && nameAt(node.parent) === node) {
      replace(start + 1, node.end - 1, rename(node.text));
    } else {
      const [before, after] = signsAround(node, source);
      if (before !== '') replace(start, start, before);
      ts.forEachChild(node, visit);
      if (after !== '') replace(node.end, node.end, after);
    }
  };
  visit(source);
  return result + source.text.slice(at);
}

/** What Sucrase has to know of a type that may stand in a list of exports: its name. */
function hint(node: ts.Node): string {
  const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isNamed ? `type ${node.name.text} = any;` : '';
}

/** What the compiler makes of a text: it knows all syntax, and leaves no empty lines. */
function compile(file: string, text: string): string {
  const {outputText} = ts.transpileModule(text, {
    fileName: unimported(file),
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  });
  return outputText.replace(/^"use strict";\n/, '').trimEnd();
}

/** What is put around a node so that Sucrase makes the same program of it as the compiler. */
function signsAround(node: ts.Node, source: ts.SourceFile): [before: string, after: string] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [MARK, ''];
  if (lacksSemicolon(node, source)) return ['', ';'];
  // It does not count a decorator's name as a use, and takes its import out.
  const isDecoration = !ts.isSourceFile(node) && ts.isDecorator(node.parent);
  return isDecoration ? ['(', ')'] : ['', ''];
}

/** Without its type, such a statement would go on in the next line where that begins with `(`. */
function lacksSemicolon(node: ts.Node, source: ts.SourceFile): boolean {
  const mayGoOn =
    ts.isVariableStatement(node) ||
    ts.isExpressionStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isExportAssignment(node) ||
    ts.isPropertyDeclaration(node);
  return mayGoOn && source.text[node.end - 1] !== ';';
}

/** Sucrase leaves each line in its place: those that it left nothing of go. */
function closeGaps(before: string, after: string): string {
  const lines = before.split('\n');
  const isGap = (line: string, index: number): boolean => {
    const written = lines[index]?.trim() ?? '';
    if (written.startsWith(MARK)) return NOTHING.test(line.replace(MARK, ''));
    return line.trim() === '' && written !== '';
  };
  return after
    .split('\n')
    .filter((line, index) => !isGap(line, index))
    .join('\n');
}
