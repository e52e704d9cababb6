import {formatTable} from '../build/report';
import type {Sample} from './measure';

/** The most that a page of Vitrine may load, as a share of what it loads from stock Docusaurus. */
const TARGET = 0.85;

interface Result {
  address: string;
  samples: Record<'stock' | 'vitrine', Sample>;
}

function ratio({samples}: Result, bytes: (sample: Sample) => number) {
  return bytes(samples.vitrine) / bytes(samples.stock);
}

const own = (sample: Sample) => sample.own;
const all = (sample: Sample) => sample.own + sample.ahead;

/**
 * Both counts must be met: a page may neither run more, nor fetch more behind its reader's back.
 */
export function meetsTarget(result: Result) {
  return ratio(result, own) <= TARGET && ratio(result, all) <= TARGET;
}

export function toTable(results: readonly Result[]) {
  const head = ['Page', 'Scripts', 'Stock, kB', 'Vitrine, kB', `Ratio ≤ ${TARGET}`, 'Meets'];
  const rows = results.flatMap((result) =>
    [
      {kind: 'that it runs', bytes: own, files: 'own'},
      {kind: 'and those fetched ahead', bytes: all, files: 'all'},
    ].map(({kind, bytes}) => [
      result.address,
      kind,
      toKilobytes(bytes(result.samples.stock)),
      toKilobytes(bytes(result.samples.vitrine)),
      ratio(result, bytes).toFixed(2),
      ratio(result, bytes) <= TARGET ? 'yes' : 'no',
    ]),
  );
  return formatTable([head, ...rows]);
}

/** @param date of the run, 2026-11-20 */
export function toPage(results: readonly Result[], date: string) {
  return [
    '# Page: JavaScript of a page, Vitrine by stock Docusaurus',
    '',
    `${date}. kB are 1000 bytes after gzip, each file by itself.`,
    '',
    toTable(results),
    '',
    'Files:',
    '',
    ...results.flatMap(({address, samples}) =>
      Object.entries(samples).map(([site, {ownFiles, aheadFiles}]) => {
        return `- ${address}, ${site}: ${ownFiles} run, ${aheadFiles} fetched ahead`;
      }),
    ),
    '',
  ].join('\n');
}

function toKilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
