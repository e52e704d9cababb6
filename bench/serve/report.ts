import {formatTable, median} from '../build/report';
import type {Sample} from './measure';

/** What `serve` answers in a second, as a share of what sirv does, may be no less. */
const TARGET = 1;

/** A round: both were asked for the same, one after the other. */
export type Round = Record<'sirv' | 'vitrine', Sample>;

const RATES = {
  'a second': ({requests, seconds}: Sample) => requests / seconds,
  'a second of CPU': ({requests, cpuSeconds}: Sample) => requests / cpuSeconds,
};

function ratioOf(rounds: readonly Round[], rate: (sample: Sample) => number): number {
  return median(rounds.map(({sirv, vitrine}) => rate(vitrine) / rate(sirv)));
}

/** By CPU time: what others do on the machine in between counts in neither. */
export function meetsTarget(rounds: readonly Round[]): boolean {
  return ratioOf(rounds, RATES['a second of CPU']) >= TARGET;
}

export function toTable(rounds: readonly Round[]): string {
  const rows = Object.entries(RATES).map(([name, rate]) => [
    name,
    ...(['sirv', 'vitrine'] as const).map((each) =>
      median(rounds.map((round) => rate(round[each]))).toFixed(0),
    ),
    ratioOf(rounds, rate).toFixed(2),
  ]);
  return formatTable([['Requests', 'sirv', 'Vitrine', 'Ratio'], ...rows]);
}

/** @param date of the run, 2026-11-20 */
export function toPage(rounds: readonly Round[], date: string, load: string): string {
  const text = ({requests, seconds, cpuSeconds}: Sample) =>
    `${requests} in ${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} s of CPU`;
  return [
    '# Serve: requests answered by `vitrine serve` and by sirv alone',
    '',
    `${date}. Medians of ${rounds.length} rounds; the ratio is the median of each round's. Target: ${TARGET} by CPU time. Others had a load of ${load} on the machine as the run began.`,
    '',
    toTable(rounds),
    '',
    'Samples:',
    '',
    ...rounds.map(({sirv, vitrine}) => `- sirv ${text(sirv)}; Vitrine ${text(vitrine)}`),
    '',
  ].join('\n');
}
