import {formatTable} from '../build/report.mjs';

/** The most that a page of Vitrine may load, as a share of what it loads from stock Docusaurus. */
const TARGET = 0.85;

/** @typedef {import('./measure.mjs').Sample} Sample */

/**
 * @typedef {object} Result
 * @property {string} address
 * @property {Record<'stock' | 'vitrine', Sample>} samples
 */

/**
 * @param {Result} result
 * @param {(sample: Sample) => number} bytes
 */
function ratio({samples}, bytes) {
  return bytes(samples.vitrine) / bytes(samples.stock);
}

const own = (/** @type {Sample} */ sample) => sample.own;
const all = (/** @type {Sample} */ sample) => sample.own + sample.ahead;

/** Both counts must be met: a page may neither run more, nor fetch more behind its reader's back.
 * @param {Result} result
 */
export function meetsTarget(result) {
  return ratio(result, own) <= TARGET && ratio(result, all) <= TARGET;
}

/** @param {readonly Result[]} results */
export function toTable(results) {
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

/**
 * @param {readonly Result[]} results
 * @param {string} date of the run, 2026-11-20
 */
export function toPage(results, date) {
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

/** @param {number} bytes */
function toKilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
