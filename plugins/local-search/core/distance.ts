/**
 * How many letters have to be put in, taken out, changed, or exchanged with the one beside them, to
 * make one word of another.
 *
 * @param limit beyond which nobody asks
 * @returns more than the limit where it is more
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cell(a, b, i, j, row, old, older));
    if (Math.min(...row) > limit) return limit + 1;
    older = old;
    old = row;
  }
  return old[b.length] ?? limit + 1;
}

function cell(
  a: string,
  b: string,
  i: number,
  j: number,
  row: readonly number[],
  old: readonly number[],
  older: readonly number[],
): number {
  const at = (list: readonly number[], index: number) => list[index] ?? Infinity;
  const isSame = a[i - 1] === b[j - 1];
  const cost = Math.min(at(row, j - 1) + 1, at(old, j) + 1, at(old, j - 1) + (isSame ? 0 : 1));
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwap ? Math.min(cost, at(older, j - 2) + 1) : cost;
}

/** How many letters may be wrong in a word of this length: none in short ones. */
export function mayDiffer(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
