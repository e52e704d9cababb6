/**
 * Reads a list of lines, `1,3-5`.
 *
 * @param text the list as written
 * @param count how many lines the block has
 * @returns the lines, from 1, or a sentence that says which part is impossible
 */
export function readRanges(text: string, count: number): Set<number> | string {
  const lines = new Set<number>();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, first = '', last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(part) ?? [];
    if (first === '') return `"${part}" is no line and no range of lines`;
    const [from, to] = [Number(first), Number(last)];
    if (from < 1 || to > count)
      return `"${part}" is outside of the block, which ends with line ${count}`;
    if (from > to) return `"${part}" ends before it begins`;
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}
