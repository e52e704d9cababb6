import {formatTable} from '../build/report.mjs';

/** Bytes of JavaScript that 20 demos may cost before one is near the view. */
const TARGET = 20_000;

/** @typedef {import('../page/measure.mjs').Sample} Sample */

/**
 * @typedef {object} Result
 * @property {import('./sites.mjs').Manner} manner
 * @property {Sample} with the page with demos
 * @property {Sample} without the same page without
 */

const total = (/** @type {Sample} */ {own, ahead}) => own + ahead;

/**
 * What demos cost their page. Compared with the lighter of the pages without: what a site has on
 * every page because some have demos is counted too.
 *
 * @param {Result} result
 * @param {readonly Result[]} results both manners
 */
function cost(result, results) {
  return total(result.with) - Math.min(...results.map(({without}) => total(without)));
}

/** @param {readonly Result[]} results */
export function meetTarget(results) {
  return results.every((result) => result.manner === 'naive' || cost(result, results) <= TARGET);
}

/** @param {readonly Result[]} results */
export function toTable(results) {
  const naive = results.find(({manner}) => manner === 'naive');
  const head = [
    'Manner',
    'Without, kB',
    'With 20 demos, kB',
    'For demos, kB',
    'By naive',
    '≤ 20 kB',
  ];
  const rows = results.map((result) => [
    result.manner,
    toKilobytes(total(result.without)),
    toKilobytes(total(result.with)),
    toKilobytes(cost(result, results)),
    naive ? (cost(result, results) / cost(naive, results)).toFixed(2) : '',
    cost(result, results) <= TARGET ? 'yes' : 'no',
  ]);
  return formatTable([head, ...rows]);
}

/**
 * @param {readonly Result[]} results
 * @param {string} date of the run, 2026-11-20
 */
export function toPage(results, date) {
  return [
    '# Demos: JavaScript for 20 demos before one is near the view',
    '',
    `${date}. kB are 1000 bytes after gzip, each file by itself.`,
    '',
    toTable(results),
    '',
    'Files:',
    '',
    ...results.map(
      ({manner, with: page, without}) =>
        `- ${manner}: ${page.ownFiles + page.aheadFiles} with demos, ` +
        `${without.ownFiles + without.aheadFiles} without`,
    ),
    '',
  ].join('\n');
}

/** @param {number} bytes */
function toKilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
