import ts from 'typescript';
import {docOfNode, type Doc} from './docs';

/** A prop that a package's JavaScript documents. */
export interface PropTypeDoc extends Doc {
  /** The validator as written; the order of its string values is the one that is shown. */
  source: string;
  required: boolean;
  /** What a union of the validator names: `'small'`, `string`, …; empty where it is none. */
  members: string[];
}

/** What a component's `propTypes` block says. */
export interface PropTypeBlock {
  /** Props by name, without undocumented and hidden ones. */
  docs: Map<string, PropTypeDoc>;
  /** Names of those that are not for readers. */
  hidden: ReadonlySet<string>;
  /**
   * Whether it was made from the types, and says so: then it has what the authors mean to be public.
   * What somebody wrote by hand is behind the types sooner or later, and only has words for them.
   */
  generated: boolean;
}

/**
 * The props that a component's `propTypes` block documents.
 *
 * @param file the published module, with parent nodes
 * @param component the name the block is assigned to
 * @returns `undefined` where no block is found
 */
export function propTypesOf(file: ts.SourceFile, component: string): PropTypeBlock | undefined {
  const block = file.text.includes('propTypes') && findBlock(file, component);
  if (!block) return undefined;
  const docs = block.properties
    .filter(ts.isPropertyAssignment)
    .map((node): [string, PropTypeDoc] => [
      node.name.getText(file).replace(/^\[?['"]|['"]\]?$/g, ''),
      {
        ...docOfNode(node),
        source: node.initializer.getText(file),
        required: isRequired(node.initializer, file),
        members: unionMembers(node.initializer),
      },
    ]);
  const hidden = docs.filter(([, doc]) => doc.hidden).map(([name]) => name);
  return {
    docs: new Map(docs.filter(([, doc]) => doc.description !== '' && !doc.hidden)),
    hidden: new Set(hidden),
    generated: GENERATED.test(block.properties[0]?.getFullText(file) ?? ''),
  };
}

const GENERATED = /\bgenerated (?:automatically )?(?:from|by)\b/i;

/** `Name.propTypes = {…}` anywhere, as bundlers wrap it in conditions, or a class's static field. */
function findBlock(node: ts.Node, component: string): ts.ObjectLiteralExpression | undefined {
  const value = isAssignment(node, component) ? node.right : staticBlock(node, component);
  if (value && ts.isObjectLiteralExpression(value)) return value;
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

function staticBlock(node: ts.Node, component: string): ts.Expression | undefined {
  if (!ts.isClassLike(node) || node.name?.text !== component) return undefined;
  return node.members
    .filter(ts.isPropertyDeclaration)
    .find(({name}) => name.getText() === 'propTypes')?.initializer;
}

/** `a.isRequired`, also handed to a function that checks more: what a shape requires is its own. */
function isRequired(node: ts.Expression, file: ts.SourceFile): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'isRequired';
  if (!ts.isCallExpression(node) || validatorName(node.expression) !== undefined) return false;
  return node.getText(file).includes('.isRequired');
}

/** `oneOf` of `PropTypes.oneOf`; `undefined` where the callee is a function of its own. */
function validatorName(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  number: 'number',
  string: 'string',
};

function unionMembers(node: ts.Expression): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'isRequired' ? unionMembers(node.expression) : [];
  }
  const [list] = ts.isCallExpression(node) ? node.arguments : [];
  if (!list || !ts.isCallExpression(node) || !ts.isArrayLiteralExpression(list)) return [];
  const name = validatorName(node.expression);
  if (name === 'oneOf') return list.elements.map((element) => toLiteral(element));
  return name === 'oneOfType' ? list.elements.flatMap(memberNames) : [];
}

function memberNames(node: ts.Expression): string[] {
  const inner = unionMembers(node);
  if (inner.length > 0) return inner;
  const primitive = PRIMITIVES[validatorName(node) ?? ''];
  return primitive ? [primitive] : [];
}

function toLiteral(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? `'${node.text}'` : node.getText();
}
