import ts from 'typescript';
import {docOfNode, type Doc} from './docs';

/** A prop that a package's JavaScript documents. */
export interface PropTypeDoc extends Doc {
  /** The validator as written; the order of its string values is the one that is shown. */
  source: string;
}

/**
 * The props that a component's `propTypes` block documents. Packages generate the block from their
 * types, so it says what their authors mean to be public, which declarations alone do not.
 *
 * @param javaScript the published module's text
 * @param component the name the block is assigned to
 * @returns props by name, without undocumented and hidden ones; `undefined` where no block is found
 */
export function documentedPropTypes(
  javaScript: string,
  component: string,
): Map<string, PropTypeDoc> | undefined {
  // Most modules have no block, and parsing is the dear part.
  if (!javaScript.includes('.propTypes')) return undefined;
  const file = ts.createSourceFile('m.js', javaScript, ts.ScriptTarget.Latest, true);
  const block = findBlock(file, component);
  if (!block) return undefined;
  const docs = block.properties
    .filter(ts.isPropertyAssignment)
    .map((node): [string, PropTypeDoc] => [
      node.name.getText(file).replace(/^['"]|['"]$/g, ''),
      {...docOfNode(node), source: node.initializer.getText(file)},
    ]);
  return new Map(docs.filter(([, doc]) => doc.description !== '' && !doc.hidden));
}

/** `Name.propTypes = {…}`, anywhere in the module: bundlers wrap it in conditions. */
function findBlock(node: ts.Node, component: string): ts.ObjectLiteralExpression | undefined {
  if (isAssignment(node, component) && ts.isObjectLiteralExpression(node.right)) return node.right;
  return ts.forEachChild(node, (child) => findBlock(child, component));
}

function isAssignment(node: ts.Node, component: string): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isIdentifier(node.left.expression) &&
    node.left.expression.text === component
  );
}
