import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Literal} from './literals';
import {valueOf, type Scope} from './values';

/** The most modules that lead to one another. */
const MOST = 5;
const ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/**
 * Reads what a file exports by default, and the modules of the same tree that it takes values from,
 * without running any of them.
 *
 * @param file absolute
 * @returns `undefined` where it exports nothing by default
 */
export function readModule(file: string, depth = 0): Literal | undefined {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return jsonOf(text);
  return readExport(text, file, (specifier) =>
    specifier.startsWith('.') && depth < MOST
      ? readNear(path.resolve(path.dirname(file), specifier), depth + 1)
      : undefined,
  );
}

/**
 * The same of a file whose name may lack its ending.
 *
 * @returns `undefined` where there is none, too
 */
export function readNear(name: string, depth = 0): Literal | undefined {
  const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile();
  const file = ENDINGS.map((ending) => name + ending).find(isFile);
  return file === undefined ? undefined : readModule(file, depth);
}

function jsonOf(text: string): Literal | undefined {
  try {
    return JSON.parse(text) as Literal;
  } catch {
    return undefined;
  }
}

/**
 * Reads what a module exports by default: values that are written out, names of such values of the
 * same file, and what a function gives that takes nothing.
 *
 * @param moduleOf what another module exports by default
 * @returns `undefined` where it exports nothing by default
 */
export function readExport(
  text: string,
  file: string,
  moduleOf: Scope['moduleOf'] = () => undefined,
): Literal | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = namesIn(source.statements);
  const exported = source.statements.map(exportedBy).findLast((node) => node !== undefined);
  if (exported === undefined) return undefined;
  const made = functionOf(exported, names);
  const given = made && givenBy(made);
  const all = new Map([...names, ...(given?.names ?? [])]);
  return valueOf(given?.value ?? exported, {names: all, moduleOf});
}

function exportedBy(statement: ts.Statement): ts.Node | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (ts.isFunctionDeclaration(statement)) {
    const isDefault = statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword);
    return isDefault ? statement : undefined;
  }
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) {
    return undefined;
  }
  const {left, right} = statement.expression;
  return left.getText() === 'module.exports' ? right : undefined;
}

/** What the statements name, each with what it stands for. */
function namesIn(statements: readonly ts.Statement[]): Map<string, ts.Node> {
  const names = new Map<string, ts.Node>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) names.set(name.text, initializer);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      names.set(statement.name.text, statement);
    } else if (ts.isImportDeclaration(statement) && statement.importClause?.name) {
      names.set(statement.importClause.name.text, statement);
    }
  }
  return names;
}

type Made = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** The function that makes what is exported, or that is called for it. */
function functionOf(node: ts.Node, names: ReadonlyMap<string, ts.Node>): Made | undefined {
  const called = ts.isCallExpression(node) && node.arguments.length === 0 ? node.expression : node;
  const known = (ts.isIdentifier(called) && names.get(called.text)) || called;
  const isMade =
    ts.isFunctionDeclaration(known) || ts.isFunctionExpression(known) || ts.isArrowFunction(known);
  return isMade ? known : undefined;
}

/** What a function gives at its end, and what it names on the way. */
function givenBy({body}: Made): {value: ts.Node; names: Map<string, ts.Node>} | undefined {
  if (body === undefined) return undefined;
  if (!ts.isBlock(body)) return {value: body, names: new Map()};
  const value = body.statements.findLast(ts.isReturnStatement)?.expression;
  return value && {value, names: namesIn(body.statements)};
}
