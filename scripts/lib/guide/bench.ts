/**
 * What stands at the beginning of measured results: when and where they were taken, and their first
 * table, or its first rows.
 *
 * @param results text of a file `results.md`
 * @param most rows that are taken, all by default
 */
export function writeResults(results: string, most = Number.POSITIVE_INFINITY): string {
  const blocks = results.split(/\n{2,}/).map((block) => block.trim());
  const told = blocks.find((block) => /^\d{4}-\d\d-\d\d/.test(block)) ?? '';
  const table = blocks.find((block) => block.startsWith('|')) ?? '';
  const rows = table.split('\n');
  return `${told}\n\n${rows.slice(0, most + 2).join('\n')}`;
}
