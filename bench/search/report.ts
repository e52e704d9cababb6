import {formatTable, type Run} from '../build/report';

/** kB of a first query; the whole index by that of @easyops-cn; the index by the time of a build. */
const TARGETS = {query: 100_000, index: 0.25, time: 0.1};

/** What was measured of one search. */
export interface Sample {
  query: {bytes: number; files: number};
  index: {raw: number; packed: number};
  /** Time to make the index by that of the build; `undefined` where that is not told apart. */
  share?: number | undefined;
  seconds?: number;
}

/** The pages of one site, searched by Vitrine and by another. */
export interface Result {
  pages: string;
  other: 'easyops' | 'starlight';
  vitrine: Sample;
  baseline: Sample;
}

/** One row for each promise: what it is, what was measured, whether it holds. */
function verdicts({pages, other, vitrine, baseline}: Result): string[][] {
  const ratio = (size: 'raw' | 'packed') => vitrine.index[size] / baseline.index[size];
  const judged = other === 'easyops';
  const index = (size: 'raw' | 'packed', name: string) => [
    ...[pages, `whole index, ${name}`, toKilobytes(vitrine.index[size])],
    ...[`${other}: ${toKilobytes(baseline.index[size])}`, ratio(size).toFixed(2)],
    judged ? `≤ ${TARGETS.index} ${ratio(size) <= TARGETS.index ? 'yes' : 'no'}` : '–',
  ];
  const query = vitrine.query.bytes <= TARGETS.query ? 'yes' : 'no';
  const {share} = vitrine;
  return [
    [
      ...[pages, 'first query, gzip', toKilobytes(vitrine.query.bytes)],
      ...[`${other}: ${toKilobytes(baseline.query.bytes)}`],
      ...[(vitrine.query.bytes / baseline.query.bytes).toFixed(2), `≤ 100 kB ${query}`],
    ],
    index('raw', 'as it lies'),
    index('packed', 'gzip'),
    ...(share === undefined
      ? []
      : [
          [
            ...[pages, 'making it, of the build', toPercent(share)],
            ...[`${other}: ${baseline.share === undefined ? '–' : toPercent(baseline.share)}`, ''],
            `≤ ${toPercent(TARGETS.time)} ${share <= TARGETS.time ? 'yes' : 'no'}`,
          ],
        ]),
  ];
}

export function meetsTargets(result: Result): boolean {
  return verdicts(result).every((row) => !row.at(-1)?.endsWith('no'));
}

export function toTable(results: readonly Result[]): string {
  const head = ['Pages', 'What', 'Vitrine', 'Baseline', 'Ratio', 'Meets'];
  return formatTable([head, ...results.flatMap(verdicts)]);
}

/** The page of a run. */
export function toPage(results: readonly Result[], {date, commit, load}: Run): string {
  const told = ({seconds, query}: Sample) =>
    `${query.files} files for a first query${seconds === undefined ? '' : `, built in ${seconds.toFixed(1)} s`}`;
  return [
    '# Search: the index of Vitrine by those of others',
    '',
    `${date.toISOString().slice(0, 10)}, commit ${commit}. Load of others: ${load.toFixed(1)}. kB are 1000 bytes.`,
    '',
    toTable(results),
    '',
    ...results.flatMap(({pages, other, vitrine, baseline}) => [
      `- ${pages}, Vitrine: ${told(vitrine)}`,
      `- ${pages}, ${other}: ${told(baseline)}`,
    ]),
    '',
  ].join('\n');
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
