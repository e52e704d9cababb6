/** @typedef {import('./judge.mjs').Verdict} Verdict */

/**
 * @typedef {object} Result
 * @property {string} id of the case
 * @property {Record<string, Verdict>} verdicts by extractor
 */

/** @type {Record<Verdict, string>} */
const WORDS = {right: 'right', types: 'wrong type', props: 'wrong props', nothing: 'nothing'};

/**
 * @param {readonly Result[]} results
 * @param {string} extractor
 */
export function countRight(results, extractor) {
  return results.filter(({verdicts}) => verdicts[extractor] === 'right').length;
}

/**
 * The table of cases, in markdown, with the sums first.
 *
 * @param {readonly Result[]} results
 * @param {Record<string, string>} versions by extractor, in the order of the columns
 */
export function toTable(results, versions) {
  const extractors = Object.keys(versions);
  const head = ['Case', ...extractors.map((name) => `${name} ${versions[name]}`.trim())];
  const sums = extractors.map((name) => `**${countRight(results, name)} of ${results.length}**`);
  const rows = results.map(({id, verdicts}) => [
    id,
    ...extractors.map((name) => WORDS[verdicts[name] ?? 'nothing']),
  ]);
  return alignLeft([head, ['**right**', ...sums], ...rows]);
}

/** @param {readonly string[][]} rows the first one is the head */
function alignLeft(rows) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * @param {string} table
 * @param {string} date of the run, 2026-11-20
 */
export function toPage(table, date) {
  return `# Extractors: the conformance suite\n\n${date}. What each extractor makes of each fixture.\n\n${table}\n`;
}
