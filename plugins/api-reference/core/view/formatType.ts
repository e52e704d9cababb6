import {splitAt} from '../../../api-model/core/splitAt';

/** Types of fewer characters stay on one line. */
const SHORT = 60;

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
