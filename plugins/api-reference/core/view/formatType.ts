/** Types of fewer characters stay on one line. */
const SHORT = 60;

const OPENS = '{([<';
const CLOSES = '})]>';

/**
 * A type over several lines: members of an object, and cases of a union, one on each.
 *
 * @param text TypeScript on one line; what has lines already stays as it is
 */
export function formatType(text: string): string {
  if (text.length <= SHORT || text.includes('\n')) return text;
  const cases = splitAt(text, '|');
  if (cases.length > 1) return cases.map((each) => `| ${each}`).join('\n');
  if (!text.startsWith('{') || !text.endsWith('}')) return text;
  const members = splitAt(text.slice(1, -1), ';');
  return `{\n${members.map((member) => `  ${member};\n`).join('')}}`;
}

/** The parts between separators that stand in no brackets and no quotes, without empty ones. */
function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const [i, sign] of [...text].entries()) {
    const isArrow = sign === '>' && text[i - 1] === '=';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if (OPENS.includes(sign)) depth += 1;
    else if (CLOSES.includes(sign) && !isArrow) depth -= 1;
    if (sign === separator && depth === 0 && quote === '') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
