import os from 'node:os';
import {formatTable, median} from '../build/report.mjs';

/** @typedef {import('./measure.mjs').Sample} Sample */

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {{seconds: number, megabytes: number} | undefined} target the most it may take
 * @property {Sample[]} samples one for each round
 */

/** @param {Result} result */
export function meetsTarget({target, samples}) {
  return (
    target === undefined ||
    (medianOf(samples, 'seconds') <= target.seconds &&
      medianOf(samples, 'megabytes') <= target.megabytes)
  );
}

/**
 * @param {readonly Sample[]} samples
 * @param {keyof Sample} measure
 */
function medianOf(samples, measure) {
  return median(samples.map((sample) => sample[measure]));
}

/** @param {readonly Result[]} results */
export function toTable(results) {
  const head = ['What is read', 'Components', 'Props', 'Time, s', 'Memory, MB', 'At most', 'Meets'];
  const rows = results.map((result) => {
    const {title, target, samples} = result;
    return [
      title,
      String(samples[0]?.components ?? 0),
      String(samples[0]?.props ?? 0),
      medianOf(samples, 'seconds').toFixed(2),
      medianOf(samples, 'megabytes').toFixed(0),
      target ? `${target.seconds} s, ${target.megabytes} MB` : '',
      target ? (meetsTarget(result) ? 'yes' : 'no') : '',
    ];
  });
  return formatTable([head, ...rows]);
}

/**
 * @param {readonly Result[]} results
 * @param {{date: string, load: number}} run when it was, and how many threads others kept busy as it began
 */
export function toPage(results, {date, load}) {
  const rounds = results[0]?.samples.length ?? 0;
  return [
    '# API: the reference of three packages',
    '',
    `${date}, medians of ${rounds}. ${os.availableParallelism()} cores, ${os.platform()}, node ${process.version}. Load of others: ${load.toFixed(1)}.`,
    '',
    toTable(results),
    '',
    'Each round, in order:',
    '',
    ...results.map(({title, samples}) => `- ${title}: ${samples.map(toText).join('; ')}`),
    '',
  ].join('\n');
}

/** @param {Sample} sample */
export function toText({seconds, megabytes}) {
  return `${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB`;
}
