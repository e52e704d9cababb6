import {formatTable, median} from '../build/report';
import type {Sample} from '../page/measure';
import type {Way} from './press';
import type {Manner} from './sites';

/** Bytes of JavaScript that 20 demos may cost before one is near the view. */
const TARGET = 20_000;

interface Result {
  manner: Manner;
  /** The page with demos. */
  with: Sample;
  /** The same page without. */
  without: Sample;
}

const total = ({own, ahead}: Sample) => own + ahead;

/**
 * What demos cost their page. Compared with the lighter of the pages without: what a site has on
 * every page because some have demos is counted too.
 *
 * @param results both manners
 */
function cost(result: Result, results: readonly Result[]) {
  return total(result.with) - Math.min(...results.map(({without}) => total(without)));
}

export function meetTarget(results: readonly Result[]) {
  return results.every((result) => result.manner === 'naive' || cost(result, results) <= TARGET);
}

export function toTable(results: readonly Result[]) {
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

/** @param times in ms, of each turn */
export function pressTable(times: Record<Way, readonly number[]>) {
  const base = median(times.page);
  const row = (what: string, all: readonly number[]) => [
    what,
    median(all).toFixed(0),
    (median(all) / base).toFixed(2),
    all.map((time) => time.toFixed(0)).join(', '),
  ];
  return formatTable([
    ['Alive', 'Median, ms', 'By the latter', 'Each turn, ms'],
    row('by itself', times.alone),
    row('once React has its page', times.page),
  ]);
}

/** @param date of the run, 2026-11-20 */
export function toPage(
  results: readonly Result[],
  presses: Record<Way, readonly number[]>,
  date: string,
) {
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
    '## From a press on a demo until it is alive',
    '',
    'On a phone: CPU 4×, 1.6 Mbit/s, 150 ms; nothing of it is there before the press.',
    '',
    pressTable(presses),
    '',
  ].join('\n');
}

function toKilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
