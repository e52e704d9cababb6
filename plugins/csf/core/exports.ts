import ts from 'typescript';
import type {Scope} from './scope';

/** What a file exports by a name, which is a story unless the file says otherwise. */
export interface Exported {
  name: string;
  node: ts.Expression | ts.FunctionDeclaration;
  /** The statement that has its comment. */
  statement: ts.Statement;
}

/** What a file of stories exports: what its stories share, and what may be a story. */
export function exportsOf({source, declared}: Scope): {
  meta: ts.Expression | undefined;
  stories: Exported[];
} {
  let meta: ts.Expression | undefined;
  const stories: Exported[] = [];
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) meta = statement.expression;
    if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier && !statement.isTypeOnly) {
      for (const {name, propertyName = name} of listed(statement)) {
        const node = declared.get(propertyName.text);
        if (!node) continue;
        if (name.text !== 'default') stories.push({name: name.text, node, statement: topOf(node)});
        else if (ts.isExpression(node)) meta = node;
      }
    }
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      stories.push({name: statement.name.text, node: statement, statement});
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name)) {
        stories.push({name: name.text, node: initializer, statement});
      }
    }
  }
  return {meta, stories: stories.filter(({node}) => !isPlainData(node))};
}

function listed({exportClause}: ts.ExportDeclaration): (ts.ExportSpecifier & {
  name: ts.Identifier;
  propertyName?: ts.Identifier;
})[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.filter(
    ({name, isTypeOnly}) => !isTypeOnly && ts.isIdentifier(name),
  ) as never;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  const kinds = modifiers?.map(({kind}) => kind) ?? [];
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
}

function topOf(node: ts.Node): ts.Statement {
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  return top as ts.Statement;
}

/** A list or a text is data that stories share. */
function isPlainData(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node) || ts.isLiteralExpression(node);
}
