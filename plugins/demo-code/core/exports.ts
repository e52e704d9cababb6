import ts from 'typescript';

/** Whether a module has a default export. */
export function exportsDefault(source: ts.SourceFile): boolean {
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
    if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly && namesDefault(statement);
    if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return false;
    return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
  });
}

/** `export {A as default}`, `export {default} from './A'`, `export * as default from './A'` */
function namesDefault({exportClause}: ts.ExportDeclaration): boolean {
  if (!exportClause) return false;
  const names = ts.isNamespaceExport(exportClause)
    ? [exportClause]
    : exportClause.elements.filter(({isTypeOnly}) => !isTypeOnly);
  return names.some(({name}) => name.text === 'default');
}

function hasModifier(node: ts.HasModifiers, kind: ts.ModifierSyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
