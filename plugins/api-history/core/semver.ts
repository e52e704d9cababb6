/**
 * The order of two versions as semver has it: numbers by value, what comes before a release before
 * it.
 *
 * @returns below 0 where `a` comes first, above 0 where `b` does, else 0
 * @example ['7.10.0', '7.9.0', '7.9.0-beta.2'].sort(compareVersions)
 */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [parse(a), parse(b)];
  const byNumbers = compareLists(first.numbers, second.numbers);
  if (byNumbers !== 0) return byNumbers;
  if (first.stage.length === 0 || second.stage.length === 0) {
    return second.stage.length - first.stage.length;
  }
  return compareLists(first.stage, second.stage);
}

function parse(version: string): {numbers: string[]; stage: string[]} {
  const [release = '', ...stage] = version.replace(/\+.*$/, '').split('-');
  return {numbers: release.split('.'), stage: stage.length === 0 ? [] : stage.join('-').split('.')};
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Numbers come before words. */
function compareParts(a: string, b: string): number {
  const areNumbers = [a, b].map((part) => /^\d+$/.test(part));
  if (areNumbers[0] && areNumbers[1]) return Number(a) - Number(b);
  if (areNumbers[0] !== areNumbers[1]) return areNumbers[0] ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
