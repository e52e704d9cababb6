import ts from 'typescript';
import {calleeName, propertyOf, unwrap} from './render';

/** What a module takes from another one: an export by its name, `*` for all of them. */
export interface Import {
  specifier: string;
  name: string;
}

/** What a module imports or requires, by the name that it has there. */
export function importsOf(file: ts.SourceFile): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) takeImport(statement, found);
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      const specifier = initializer && required(initializer);
      if (specifier !== undefined && ts.isIdentifier(name)) {
        found.set(name.text, {specifier, name: '*'});
      }
    }
  }
  return found;
}

function takeImport(node: ts.ImportDeclaration, found: Map<string, Import>): void {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return;
  const specifier = node.moduleSpecifier.text;
  const {name, namedBindings} = node.importClause ?? {};
  if (name) found.set(name.text, {specifier, name: 'default'});
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings)) {
    found.set(namedBindings.name.text, {specifier, name: '*'});
    return;
  }
  for (const one of namedBindings.elements) {
    found.set(one.name.text, {specifier, name: (one.propertyName ?? one.name).text});
  }
}

/** `require('./a')`, and what compilers wrap it in. */
function required(node: ts.Expression): string | undefined {
  const value = unwrap(node);
  if (!ts.isCallExpression(value)) return undefined;
  const [first] = value.arguments;
  if (!first) return undefined;
  if (calleeName(value) !== 'require') return required(first);
  return ts.isStringLiteralLike(first) ? first.text : undefined;
}

/**
 * Where an export of a module may come from: expressions of the module itself, and imports; all
 * that may be it, in order.
 */
export function exportsNamed(file: ts.SourceFile, name: string): (ts.Expression | Import)[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return ofList(statement, name);
    if (ts.isExportAssignment(statement)) return name === 'default' ? [statement.expression] : [];
    if (ts.isFunctionDeclaration(statement)) return ofFunction(statement, name);
    if (ts.isVariableStatement(statement)) return ofVariables(statement, name);
    return ts.isExpressionStatement(statement) ? ofScript(unwrapEnd(statement), file, name) : [];
  });
}

function ofList(node: ts.ExportDeclaration, name: string): (ts.Expression | Import)[] {
  const {moduleSpecifier: module, exportClause: clause} = node;
  const specifier = module && ts.isStringLiteral(module) ? module.text : undefined;
  if (!clause) return specifier === undefined ? [] : [{specifier, name}];
  if (!ts.isNamedExports(clause)) return [];
  const one = clause.elements.find((element) => element.name.text === name);
  const own = one?.propertyName ?? one?.name;
  if (!own) return [];
  if (specifier !== undefined) return [{specifier, name: own.text}];
  return ts.isIdentifier(own) ? [own] : [];
}

function isExported(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function ofFunction(node: ts.FunctionDeclaration, name: string): ts.Expression[] {
  const isDefault = node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword);
  const own = isDefault ? 'default' : node.name?.text;
  return isExported(node) && node.name && own === name ? [node.name] : [];
}

function ofVariables(node: ts.VariableStatement, name: string): ts.Expression[] {
  const {declarations} = node.declarationList;
  // `var _default = exports.default = Card`
  const assigned = declarations.flatMap(({initializer}) =>
    initializer ? ofAssignment(initializer, name) : [],
  );
  if (!isExported(node)) return assigned;
  return declarations
    .map((each) => each.name)
    .filter(ts.isIdentifier)
    .filter(({text}) => text === name);
}

function ofAssignment(node: ts.Expression, name: string): ts.Expression[] {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return [];
  const isOwn = node.left.expression.getText() === 'exports' && node.left.name.text === name;
  return isOwn ? [node.right] : ofAssignment(node.right, name);
}

function unwrapEnd({expression}: ts.ExpressionStatement): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? expression.expression : expression;
}

/** `exports.a = a`, `Object.defineProperty(exports, 'a', {get})`, and a loop over all of another. */
function ofScript(node: ts.Expression, file: ts.SourceFile, name: string) {
  if (!ts.isCallExpression(node)) return ofAssignment(node, name);
  if (calleeName(node) === 'defineProperty') return ofProperty(node, name);
  const all = calleeName(node) === 'forEach' ? looped(node) : undefined;
  const imported = all && importsOf(file).get(all);
  return imported ? [{specifier: imported.specifier, name}] : [];
}

function ofProperty({arguments: given}: ts.CallExpression, name: string): ts.Expression[] {
  const [, key, options] = given;
  if (!key || !options || !ts.isStringLiteralLike(key) || key.text !== name) return [];
  const getter = ts.isObjectLiteralExpression(options) ? propertyOf(options, 'get') : undefined;
  const body = getter && ts.isFunctionExpression(getter) ? getter.body : undefined;
  const value = body?.statements.find(ts.isReturnStatement)?.expression;
  return value ? [value] : [];
}

/** `_Stack` of `Object.keys(_Stack).forEach(…)`. */
function looped({expression}: ts.CallExpression): string | undefined {
  const keys = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
  if (!keys || !ts.isCallExpression(keys) || calleeName(keys) !== 'keys') return undefined;
  const [all] = keys.arguments;
  return all && ts.isIdentifier(all) ? all.text : undefined;
}
