/** A table of a Markdown text: its cells, row by row, the head first and the rule left out. */
type Table = string[][];

/** The most lines of a README: what it must say fits, and the guide takes the rest. */
const MOST_LINES = 60;

const NONE = /^## Options\s+There are none\./m;

/**
 * The options that a plugin's README lists, taken from the first column of every table whose head
 * begins with "Option". `products[].id` and `products` both count as `products`. A section "Options"
 * that begins "There are none." lists none.
 *
 * @param readme the README's text
 * @returns top-level option names, in order, each once; `undefined` without table and sentence
 */
export function listedOptions(readme: string): string[] | undefined {
  const tables = tablesOf(readme).filter(([head]) => /^options?$/i.test(head?.[0] ?? ''));
  if (tables.length === 0) return NONE.test(readme) ? [] : undefined;
  const cells = tables.flatMap((table) => table.slice(1).map((row) => row[0] ?? ''));
  return [...new Set(cells.map((cell) => /[A-Za-z_$][\w$]*/.exec(cell)?.[0] ?? cell))];
}

function tablesOf(text: string): Table[] {
  const blocks = text.replaceAll('\r\n', '\n').match(/(?:^ *\|.*(?:\n|$))+/gm) ?? [];
  return blocks.map((block) => {
    const rows = block.trim().split('\n').map(cellsOf);
    return rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  });
}

/** A pipe inside a cell is written `\|`. */
function cellsOf(row: string): string[] {
  const cells = row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replace(/^\*\*(.*)\*\*$/, '$1'));
}

/**
 * What a plugin's README leaves out that its readers count on, and whether it says too much.
 *
 * @param plugin the plugin's name, for the message
 * @param readme the README's text
 */
export function readmeFaults(plugin: string, readme: string): string[] {
  return [
    ...(listedOptions(readme)
      ? []
      : [
          `${plugin}/README.md has no table whose head begins "Option", nor "There are none." below "## Options"`,
        ]),
    ...(/^#{2,} .*\b(?:fail|fails|failed|failure|failures|wrong|errors?)\b/im.test(readme)
      ? []
      : [`${plugin}/README.md has no section on what happens when it fails`]),
    ...lengthFaults(plugin, readme),
  ];
}

function lengthFaults(plugin: string, readme: string): string[] {
  const lines = readme.trimEnd().split('\n').length;
  if (lines <= MOST_LINES) return [];
  return [
    `${plugin}/README.md has ${lines} lines, at most ${MOST_LINES} may be: move what the guide should tell to docs/vitrine, and link to it`,
  ];
}
