import os from 'node:os';
import type {Sample} from './measure';
import type {SiteName} from './sites';

/** The most that Vitrine may cost, as a multiple of stock Docusaurus. */
const TARGETS = {seconds: 1.15, megabytes: 1.1};

export interface Result {
  pages: number;
  kind: 'cold' | 'warm';
  /** One for each round. */
  samples: Record<SiteName, Sample[]>;
}

/**
 * The middle of some numbers; of an even count, the mean of the two middle ones.
 *
 * @param values at least one
 */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? NaN);
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

/** How many times as much Vitrine takes as stock Docusaurus, by medians. */
function ratio({samples}: Result, measure: keyof Sample) {
  return medianOf(samples.vitrine, measure) / medianOf(samples.stock, measure);
}

export function meetsTargets(result: Result) {
  return (
    ratio(result, 'seconds') <= TARGETS.seconds && ratio(result, 'megabytes') <= TARGETS.megabytes
  );
}

function medianOf(samples: readonly Sample[], measure: keyof Sample) {
  return median(samples.map((sample) => sample[measure]));
}

/** The table of results, in markdown: medians, ratios, and whether they meet the targets. */
export function toTable(results: readonly Result[]) {
  const head = [
    ['Pages', 'Build', 'Stock, s', 'Vitrine, s', `Ratio ≤ ${TARGETS.seconds}`],
    ['Stock, MB', 'Vitrine, MB', `Ratio ≤ ${TARGETS.megabytes}`, 'Meets'],
  ].flat();
  const rows = results.map((result) => [
    String(result.pages),
    result.kind,
    medianOf(result.samples.stock, 'seconds').toFixed(1),
    medianOf(result.samples.vitrine, 'seconds').toFixed(1),
    ratio(result, 'seconds').toFixed(2),
    medianOf(result.samples.stock, 'megabytes').toFixed(0),
    medianOf(result.samples.vitrine, 'megabytes').toFixed(0),
    ratio(result, 'megabytes').toFixed(2),
    meetsTargets(result) ? 'yes' : 'no',
  ]);
  return formatTable([head, ...rows]);
}

/** What a page more costs, from each size to the next: whether a site grows as its pages do. */
function toSlopes(results: readonly Result[]): string[] {
  const cold = results.filter(({kind}) => kind === 'cold');
  return cold.slice(1).flatMap((large, at) => {
    const small = cold[at];
    if (!small) return [];
    const texts = Object.keys(large.samples).map((name) => {
      const [from, to] = [small.samples, large.samples].map((all) => all[name as SiteName]);
      const slope = (measure: keyof Sample) =>
        (medianOf(to ?? [], measure) - medianOf(from ?? [], measure)) / (large.pages - small.pages);
      return `${name} ${slope('seconds').toFixed(3)} s, ${slope('cpuSeconds').toFixed(3)} s of CPU, ${slope('megabytes').toFixed(2)} MB`;
    });
    return [`- ${small.pages} to ${large.pages}: ${texts.join('; ')}`];
  });
}

/**
 * A table with all columns to the right, aligned as Prettier would.
 *
 * @param rows the first one is the head
 */
export function formatTable(rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [head, ...body] = rows.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)));
  const rule = widths.map((width) => `${'-'.repeat(width - 1)}:`);
  return [head ?? [], rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A run: when it was, of which commit, and how many threads others kept busy as it began. */
export interface Run {
  date: Date;
  commit: string;
  load: number;
}

/** The page of a run: when and where it was made, its table, and every sample behind it. */
export function toPage(results: readonly Result[], {date, commit, load}: Run) {
  const rounds = results[0]?.samples.stock.length ?? 0;
  const slopes = toSlopes(results);
  return [
    '# Build: Vitrine by stock Docusaurus',
    '',
    `${date.toISOString().slice(0, 10)}, commit ${commit}, medians of ${rounds}. ${machine()} Load of others: ${load.toFixed(1)}.`,
    '',
    toTable(results),
    '',
    ...(slopes.length > 0 ? ['What a page more costs, cold:', '', ...slopes, ''] : []),
    'Each round, in order:',
    '',
    ...results.flatMap(({pages, kind, samples}) =>
      Object.entries(samples).map(
        ([site, all]) => `- ${pages} ${kind}, ${site}: ${all.map(toText).join('; ')}`,
      ),
    ),
    '',
  ].join('\n');
}

export function toText({seconds, cpuSeconds, megabytes}: Sample) {
  return `${seconds.toFixed(1)} s (CPU ${cpuSeconds.toFixed(1)} s), ${megabytes.toFixed(0)} MB`;
}

export function machine() {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const cores = os.availableParallelism();
  return `${cores} cores, ${memory} GB of memory, ${os.platform()}, node ${process.version}.`;
}
