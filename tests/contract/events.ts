import ts from 'typescript';

/** Stands for a value that the code computes. */
const COMPUTED = '…';

const CATEGORY = 'data-ga-event-category';
const ACTION = 'data-ga-event-action';

/**
 * The events that a source text can report, as `category/action`, each once:
 *
 * - elements and objects with `data-ga-event-category` and `data-ga-event-action`,
 * - blocks that set both with `setAttribute`, of one element for each block,
 * - `clickData('category', 'action', …)`, which makes the attributes,
 * - `track('category', {eventAction: 'action', …})`.
 *
 * An action that is no literal is {@link COMPUTED}; a category that is none is left to whoever
 * hands it over.
 */
export function eventsOf(file: string, text: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const [category, action] = eventAt(node) ?? [];
    const name = category && literal(category);
    if (name !== undefined && name !== COMPUTED) found.add(`${name}/${literal(action)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...found];
}

type Value = ts.Node | undefined;

function eventAt(node: ts.Node): [category: Value, action: Value] | undefined {
  if (ts.isJsxAttributes(node)) return [attribute(node, CATEGORY), attribute(node, ACTION)];
  if (ts.isObjectLiteralExpression(node)) return [property(node, CATEGORY), property(node, ACTION)];
  if (ts.isBlock(node)) return [setAttribute(node, CATEGORY), setAttribute(node, ACTION)];
  if (!ts.isCallExpression(node)) return undefined;
  const [category, payload] = node.arguments;
  if (node.expression.getText() === 'clickData') return [category, payload];
  if (node.expression.getText() !== 'track') return undefined;
  const isObject = payload && ts.isObjectLiteralExpression(payload);
  return [category, isObject ? property(payload, 'eventAction') : undefined];
}

function attribute(attributes: ts.JsxAttributes, name: string): Value {
  const found = attributes.properties.find(
    (item) => ts.isJsxAttribute(item) && item.name.getText() === name,
  );
  return found && ts.isJsxAttribute(found) ? found.initializer : undefined;
}

function property(object: ts.ObjectLiteralExpression, name: string): Value {
  const found = object.properties.find((item) => item.name && keyName(item.name) === name);
  if (!found) return undefined;
  return ts.isPropertyAssignment(found) ? found.initializer : found;
}

/** The value in a statement `….setAttribute(name, value)` of a block. */
function setAttribute(block: ts.Block, attributeName: string): Value {
  for (const statement of block.statements) {
    if (!ts.isExpressionStatement(statement)) continue;
    const call = statement.expression;
    if (!ts.isCallExpression(call) || !/\.setAttribute$/.test(call.expression.getText())) continue;
    const [name, value] = call.arguments;
    if (name && ts.isStringLiteral(name) && name.text === attributeName) return value;
  }
  return undefined;
}

function keyName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** Text of a literal, in braces or not; nothing for a value that is missing. */
function literal(value: Value): string {
  if (!value) return '';
  const inner = ts.isJsxExpression(value) ? value.expression : value;
  return inner && ts.isStringLiteralLike(inner) ? inner.text : COMPUTED;
}

/**
 * The events that a README's section "Events" lists, as `category/action`.
 *
 * @returns in the table's order; a row may stand twice
 */
export function listedEvents(readme: string): string[] {
  const section = /^## Events\n(.*?)(?=^## |(?![^]))/ms.exec(readme)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, category = '', action = ''] = row.split('|').map((cell) => cell.trim());
    return `${category}/${action}`.replaceAll('`', '');
  });
}
