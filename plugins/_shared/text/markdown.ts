/** Plain text as Markdown that shows it as it is, on one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*[\]<|~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)|\{(?=\{)/g, String.raw`\$&`);
}

/** What stands in a table's cell; nothing where there is nothing to say. */
export type Cell = string | null;

/** A table of Markdown; nothing where it would have no lines. */
export function table(head: readonly string[], lines: readonly (readonly Cell[])[]): string {
  if (lines.length === 0) return '';
  const all = [head, head.map(() => '---'), ...lines];
  return all.map((line) => `| ${line.map((cell) => inCell(cell ?? '')).join(' | ')} |`).join('\n');
}

/** What a cell can hold: one line, in which a bar does not end it. */
function inCell(text: string): string {
  return flat(text).replace(/(?<!\\)\|/g, '\\|');
}

/** A text without line ends. */
export function flat(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** Code within a text, also such as has backticks. */
export function code(text: string): string;
export function code(text: string | null): string | null;
export function code(text: string | null): string | null {
  if (text === null) return null;
  const held = text.match(/`+/g) ?? [];
  if (held.length === 0) return `\`${text}\``;
  const marks = '`'.repeat(Math.max(...held.map(({length}) => length)) + 1);
  return `${marks} ${text} ${marks}`;
}

/** A link, where there is a place to lead to. */
export function linked(text: string, href: string | null): string {
  return href === null ? text : `[${text}](${href})`;
}

/** Code as a block of its own, within more marks than any in it. */
export function fence(language: string, text: string, title = ''): string {
  const held = text.match(/`{3,}/g) ?? [];
  const marks = '`'.repeat(Math.max(2, ...held.map(({length}) => length)) + 1);
  const head = title === '' ? language : `${language} title="${title}"`;
  return `${marks}${head}\n${text.trimEnd()}\n${marks}`;
}
