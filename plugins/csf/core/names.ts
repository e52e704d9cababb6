import ts from 'typescript';

/** Visits a node and all below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** Whether an identifier stands for what its name means, and is not the name of a field. */
export function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isMethodDeclaration(parent)) return false;
  if (ts.isImportSpecifier(parent) || ts.isPropertySignature(parent)) return false;
  return !isDeclared(node);
}

/** Whether an identifier gives a name to what is declared there. */
function isDeclared(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent)) &&
    parent.name === node
  );
}

/** Names that a node refers to, its own among them where it refers to itself. */
export function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  visit(node, (each) => {
    if (ts.isIdentifier(each) && isReference(each)) names.add(each.text);
  });
  return names;
}

/** Names that are given to something within a node. */
export function boundIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  visit(node, (each) => {
    const isBinding =
      ts.isVariableDeclaration(each) || ts.isParameter(each) || ts.isBindingElement(each);
    if (isBinding && ts.isIdentifier(each.name)) names.add(each.name.text);
    if (ts.isFunctionDeclaration(each) && each.name) names.add(each.name.text);
  });
  return names;
}
