import ts from 'typescript';

/** The module whose functions mark a text. */
const MODULE = '@docusaurus/Translate';

/** The texts of a source by their ids, as they are written there. */
export type Texts = Map<string, string>;

/** The names by which a source calls what it imports. */
interface Names {
  component: string | undefined;
  translate: string | undefined;
}

/**
 * The texts that a source hands to `translate()` and `<Translate>`. Only what is written out
 * counts, as for Docusaurus' own extraction; a text without an id is its own id.
 *
 * @param file its name, by whose ending it is read
 * @param source its text
 */
export function textsOf(file: string, source: string): Texts {
  const texts: Texts = new Map();
  // Most files have none, and reading one takes longer than looking for a word.
  if (!source.includes(MODULE)) return texts;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names = namesIn(tree);
  const visit = (node: ts.Node): void => {
    const [id, message = id] = textAt(node, names) ?? [];
    if (id !== undefined && message !== undefined) texts.set(id, message);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

type Text = [id: string | undefined, message: string | undefined];

function namesIn({statements}: ts.SourceFile): Names {
  const names: Names = {component: undefined, translate: undefined};
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) || literal(statement.moduleSpecifier) !== MODULE)
      continue;
    const {name, namedBindings} = statement.importClause ?? {};
    names.component = name?.text ?? names.component;
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    const found = namedBindings.elements.find(
      (element) => (element.propertyName ?? element.name).text === 'translate',
    );
    names.translate = found?.name.text ?? names.translate;
  }
  return names;
}

function textAt(node: ts.Node, {component, translate}: Names): Text | undefined {
  if (ts.isCallExpression(node) && isNamed(node.expression, translate)) return calledText(node);
  if (ts.isJsxElement(node) && isNamed(node.openingElement.tagName, component)) {
    const message = node.children.map(childText).find((text) => text !== undefined);
    return [idOf(node.openingElement) ?? message, message];
  }
  if (ts.isJsxSelfClosingElement(node) && isNamed(node.tagName, component)) {
    return [idOf(node), undefined];
  }
  return undefined;
}

function isNamed(node: ts.Node, name: string | undefined): boolean {
  return name !== undefined && ts.isIdentifier(node) && node.text === name;
}

function calledText({arguments: [first]}: ts.CallExpression): Text | undefined {
  if (!first || !ts.isObjectLiteralExpression(first)) return undefined;
  const field = (name: string) => {
    const property = first.properties.find((item) => item.name?.getText() === name);
    return property && ts.isPropertyAssignment(property)
      ? literal(property.initializer)
      : undefined;
  };
  return [field('id') ?? field('message'), field('message')];
}

function idOf({attributes}: ts.JsxOpeningLikeElement): string | undefined {
  const id = attributes.properties.find((item) => item.name?.getText() === 'id');
  if (!id || !ts.isJsxAttribute(id) || !id.initializer) return undefined;
  const {initializer} = id;
  return literal(ts.isJsxExpression(initializer) ? initializer.expression : initializer);
}

/** A text as a reader sees it: lines of markup are one line. */
function childText(child: ts.JsxChild): string | undefined {
  if (ts.isJsxExpression(child)) return literal(child.expression);
  if (!ts.isJsxText(child)) return undefined;
  return child.text.trim().replace(/\s+/g, ' ') || undefined;
}

function literal(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}
