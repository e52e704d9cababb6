import ts from 'typescript';

const {SyntaxKind} = ts;

/** Modifiers that say something to the compiler only. */
export const TYPE_MODIFIERS: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.AbstractKeyword,
  SyntaxKind.OverrideKeyword,
  SyntaxKind.PrivateKeyword,
  SyntaxKind.ProtectedKeyword,
  SyntaxKind.PublicKeyword,
  SyntaxKind.ReadonlyKeyword,
]);

/** Whether nothing of a statement or member is left at run time. */
export function isTypeOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isIndexSignatureDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === SyntaxKind.TypeKeyword;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (ts.isNamespaceExportDeclaration(node)) return true;
  if (ts.isModuleDeclaration(node)) return has(node, SyntaxKind.DeclareKeyword) || isEmpty(node);
  if (has(node, SyntaxKind.DeclareKeyword)) return true;
  if (ts.isClassElement(node) && has(node, SyntaxKind.AbstractKeyword)) return true;
  return isSignature(node);
}

/** Whether a statement holds what is more than a type and yet no JavaScript. */
export function needsTransform(node: ts.Statement): boolean {
  if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node)) return true;
  if (ts.isImportEqualsDeclaration(node) || ts.isExportAssignment(node)) {
    return ts.isImportEqualsDeclaration(node) || node.isExportEquals === true;
  }
  return ts.isClassDeclaration(node) && node.members.some(hasParameterProperty);
}

function hasParameterProperty(member: ts.ClassElement): boolean {
  if (!ts.isConstructorDeclaration(member)) return false;
  return member.parameters.some((parameter) =>
    ts.getModifiers(parameter)?.some(({kind}) => TYPE_MODIFIERS.has(kind)),
  );
}

/** A function of which only the types are written: an overload. */
function isSignature(node: ts.Node): boolean {
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node);
  return isFunction && node.body === undefined;
}

/** A namespace of types alone. */
function isEmpty({body}: ts.ModuleDeclaration): boolean {
  return body !== undefined && ts.isModuleBlock(body) && body.statements.every(isTypeOnly);
}

function has(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
