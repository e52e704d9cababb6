import ts from 'typescript';
import {isPlain} from './codeDefault';
import {unwrap} from './render';

/**
 * Whether a documented default is words about a value, with which none can be compared: what is no
 * expression (`as its parent`), or one that cannot be meant (`'Select an item' (localized)`).
 */
export function isProse(documented: string): boolean {
  const text = withoutMarks(documented);
  const {diagnostics = []} = ts.transpileModule(`(${text})`, {reportDiagnostics: true});
  if (diagnostics.length > 0) return true;
  const [statement] = ts.createSourceFile('a.ts', `(${text})`, ts.ScriptTarget.Latest).statements;
  const value = statement && ts.isExpressionStatement(statement) && unwrap(statement.expression);
  return value ? ts.isCallExpression(value) && isPlain(unwrap(value.expression)) : true;
}

/**
 * Whether a documented default and the code's say the same: quotes and spaces aside.
 *
 * @param documented as written behind `@default`, perhaps as Markdown code
 */
export function sameDefault(documented: string, actual: string): boolean {
  return comparable(documented) === comparable(actual);
}

/** Without the backticks of Markdown, and the end of a statement. */
function withoutMarks(text: string): string {
  return text.replace(/^`([^`]*)`$/, '$1').replace(/;$/, '');
}

/** A word alone may stand for the string: `solid`. */
function comparable(text: string): string {
  const quoted = withoutMarks(text).replace(/["`]/g, "'");
  const plain = quoted.replace(/^'([^']*)'$/, '$1');
  const compact = plain.replace(/\s+/g, '');
  const number = Number(compact);
  return compact !== '' && Number.isFinite(number) ? String(number) : compact;
}
