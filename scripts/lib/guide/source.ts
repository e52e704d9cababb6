import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What stands for a value that only a run knows. */
export const UNKNOWN = '…';

const CODE = /^(?!.*(?:__tests__|__fixtures__)).*\.tsx?$/;

/** The files of a folder's code, tests left out, in the order of their names; absolute. */
export function codeIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => CODE.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/** A file of TypeScript, taken apart. */
export function parseCode(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
}

/** All nodes below one, itself among them. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

/**
 * What an expression says, each value that only a run knows as `…`. Of a name, what it stands for
 * where it is used.
 */
export function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({literal}) => UNKNOWN + literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return left + right;
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return right;
  }
  if (ts.isConditionalExpression(node)) {
    const texts = [node.whenTrue, node.whenFalse].map(textOf);
    return texts.find((text) => text !== UNKNOWN) ?? UNKNOWN;
  }
  const constant = ts.isIdentifier(node) ? constantOf(node) : undefined;
  return constant ? textOf(constant) : UNKNOWN;
}

/** The value of the nearest constant of a name, from the place of the name outwards. */
function constantOf(name: ts.Identifier): ts.Expression | undefined {
  for (let around: ts.Node = name.parent; around; around = around.parent) {
    if (ts.isFunctionLike(around) && around.parameters.some((each) => declares(each, name.text))) {
      return undefined;
    }
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue;
    const lists = around.statements.filter((statement) => ts.isVariableStatement(statement));
    const all = lists.flatMap(({declarationList}) => [...declarationList.declarations]);
    const found = all.find((each) => declares(each, name.text));
    if (found) return ts.isIdentifier(found.name) ? found.initializer : undefined;
  }
  return undefined;
}

/** Whether a declaration gives a name, taken apart or whole. */
function declares({name}: ts.VariableDeclaration | ts.ParameterDeclaration, wanted: string) {
  if (ts.isIdentifier(name)) return name.text === wanted;
  return nodesOf(name).some((node) => ts.isIdentifier(node) && node.text === wanted);
}
