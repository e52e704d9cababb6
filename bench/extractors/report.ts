import type {Verdict} from './judge';
import type {Score} from './packages';

interface Result {
  /** Of the case. */
  id: string;
  /** By extractor. */
  verdicts: Record<string, Verdict>;
}

const WORDS: Record<Verdict, string> = {
  right: 'right',
  types: 'wrong type',
  props: 'wrong props',
  nothing: 'nothing',
};

export function countRight(results: readonly Result[], extractor: string) {
  return results.filter(({verdicts}) => verdicts[extractor] === 'right').length;
}

/**
 * The table of cases, in markdown, with the sums first.
 *
 * @param versions by extractor, in the order of the columns
 */
export function toTable(results: readonly Result[], versions: Record<string, string>) {
  const extractors = Object.keys(versions);
  const head = ['Case', ...extractors.map((name) => `${name} ${versions[name]}`.trim())];
  const sums = extractors.map((name) => `**${countRight(results, name)} of ${results.length}**`);
  const rows = results.map(({id, verdicts}) => [
    id,
    ...extractors.map((name) => WORDS[verdicts[name] ?? 'nothing']),
  ]);
  return alignLeft([head, ['**right**', ...sums], ...rows]);
}

/** @param rows the first one is the head */
function alignLeft(rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param date of the run, 2026-11-20 */
export function toPage(table: string, date: string) {
  return `# Extractors: the conformance suite\n\n${date}. What each extractor makes of each fixture.\n\n${table}\n`;
}

/**
 * The page of whole packages.
 *
 * @param commit short hash of what was measured
 */
export function toPackagesPage(scores: readonly Score[], date: string, commit: string) {
  const head = [
    'Package',
    'Components',
    'Own props',
    'Imports',
    'Others listed',
    'Props lost',
    'Read by hand',
    'CPU',
  ];
  const rows = scores.map((one) => [
    `${one.package} ${one.version}`,
    ...[one.components, one.props, one.imports].map(({right, all}) => `${right} of ${all}`),
    `${one.surplus}`,
    `${one.lost}`,
    `${one.byHand.right} of ${one.byHand.all}`,
    `${one.seconds.toFixed(1)} s`,
  ]);
  const table = alignLeft([head, ...rows]);
  return `# Extractors: whole packages\n\n${date}, ${commit}. What the models of a package have of an independent reading of it.\n\n${table}\n`;
}
