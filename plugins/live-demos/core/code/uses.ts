import ts from 'typescript';
import {isTypeOnly} from './typeOnly';

/** The names that a module uses. */
export interface Uses {
  /** As types; the same name may be used as a value too. */
  types: ReadonlySet<string>;
  values: ReadonlySet<string>;
  /** Names of the types that the module declares. */
  declared: ReadonlySet<string>;
}

/** Which names a module uses as values, and which as types. Imports do not count as use. */
export function findUses(source: ts.SourceFile): Uses {
  const types = new Set<string>();
  const values = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node, inType: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    // JSX asks for it by the classic rules, which a reader's project may have.
    if (ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node)) values.add('React');
    if (ts.isIdentifier(node) && !isMemberName(node)) (inType ? types : values).add(node.text);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      declared.add(node.name.text);
    }
    const below = inType || isType(node);
    ts.forEachChild(node, (child) => visit(child, below));
  };
  visit(source, false);
  return {types, values, declared};
}

function isType(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) {
    const clause = node.parent;
    return ts.isHeritageClause(clause) && clause.token === ts.SyntaxKind.ImplementsKeyword;
  }
  return ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node) || isTypeOnly(node);
}

/** `b` in `a.b`, `{b: 1}` and `<a b="" />`. */
function isMemberName(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isJsxAttribute(parent);
}
