import os from 'node:os';
import {formatTable, median} from '../build/report';
import type {Sample} from './measure';

export interface Result {
  title: string;
  /** The most it may take. */
  target: {cpu: number; megabytes: number} | undefined;
  /** One for each round. */
  samples: Sample[];
}

export function meetsTarget({target, samples}: Result) {
  return (
    target === undefined ||
    (medianOf(samples, 'cpu') <= target.cpu && medianOf(samples, 'megabytes') <= target.megabytes)
  );
}

function medianOf(samples: readonly Sample[], measure: keyof Sample) {
  return median(samples.map((sample) => sample[measure]));
}

export function toTable(results: readonly Result[]) {
  const head = [
    ...['What is read', 'Components', 'Props', 'CPU, s', 'Time, s', 'Memory, MB'],
    ...['At most', 'Meets'],
  ];
  const rows = results.map((result) => {
    const {title, target, samples} = result;
    return [
      title,
      String(samples[0]?.components ?? 0),
      String(samples[0]?.props ?? 0),
      medianOf(samples, 'cpu').toFixed(2),
      medianOf(samples, 'seconds').toFixed(2),
      medianOf(samples, 'megabytes').toFixed(0),
      target ? `${target.cpu} s of CPU, ${target.megabytes} MB` : '',
      target ? (meetsTarget(result) ? 'yes' : 'no') : '',
    ];
  });
  return formatTable([head, ...rows]);
}

/** @param run when it was, and how many threads others kept busy as it began */
export function toPage(results: readonly Result[], {date, load}: {date: string; load: number}) {
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

export function toText({cpu, seconds, megabytes}: Sample) {
  return `${cpu.toFixed(2)} s of CPU in ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB`;
}
