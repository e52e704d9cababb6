import {formatTable, machine, median, type Run} from '../build/report';
import type {BuildSample} from './build';
import type {ReaderSample} from './reader';
import type {PeerName} from './sites';

/** What was measured of one generator at one size, a sample for each round. */
export interface Samples {
  cold: BuildSample[];
  edit: BuildSample[];
  reader: ReaderSample[];
}

/** All generators at one size. */
export interface Result {
  pages: number;
  samples: Partial<Record<PeerName, Samples>>;
}

/** The most that Vitrine may have; `undefined` where nothing is promised. */
type Target = (values: Partial<Record<PeerName, number>>) => number | undefined;

interface Row {
  what: string;
  digits: number;
  of: (samples: Samples) => number[];
  target: Target;
}

const KIB = 1024;
const nothing: Target = () => undefined;
const atMost =
  (most: number): Target =>
  () =>
    most;
const betterOfBoth: Target = ({stock, starlight}) =>
  Math.min(stock ?? Infinity, starlight ?? Infinity);

const reader =
  (of: (sample: ReaderSample) => number) =>
  ({reader: all}: Samples) =>
    all.map(of);

const ROWS: readonly Row[] = [
  bytes('JavaScript before load, KiB', ({scripts}) => scripts, atMost(6)),
  bytes('fonts before load, KiB', ({fonts}) => fonts, atMost(45)),
  bytes('style sheets before load, KiB', ({styles}) => styles, atMost(14)),
  bytes('HTML, KiB', ({html}) => html, nothing),
  time('first paint, ms', ({first}) => first, betterOfBoth),
  time('largest paint, ms', ({largest}) => largest, betterOfBoth),
  time('blocking time, ms', ({blocking}) => blocking, atMost(0)),
  {what: 'layout shift', digits: 3, of: reader(({shift}) => shift), target: atMost(0)},
  time('next page after a click, ms', ({next}) => next, atMost(250)),
  bytes('JavaScript after intent, KiB', ({late}) => late, atMost(110)),
  time('intent to hydrated, ms', ({intent}) => intent, atMost(1200)),
  bytes('JavaScript of a whole page alive, KiB', ({whole}) => whole, nothing),
  time('a whole page alive, ms', ({wholeIntent}) => wholeIntent, nothing),
  build('cold build, CPU s', 'cold', 'cpuSeconds', ({stock}) => stock),
  build('cold build, s', 'cold', 'seconds', nothing),
  build('build after one edit, CPU s', 'edit', 'cpuSeconds', ({stock}) =>
    stock === undefined ? undefined : stock / 4,
  ),
  build('build after one edit, s', 'edit', 'seconds', nothing),
];

function bytes(what: string, of: (sample: ReaderSample) => number, target: Target): Row {
  return {what, digits: 1, of: reader((sample) => of(sample) / KIB), target};
}

function time(what: string, of: (sample: ReaderSample) => number, target: Target): Row {
  return {what, digits: 0, of: reader(of), target};
}

function build(
  what: string,
  kind: 'cold' | 'edit',
  measure: keyof BuildSample,
  target: Target,
): Row {
  return {
    what,
    digits: 1,
    of: (samples) => samples[kind].map((sample) => sample[measure]),
    target,
  };
}

/** One figure of all generators: medians, Vitrine by the first two, and whether it holds. */
interface Verdict {
  cells: string[];
  /** `undefined` where nothing is promised. */
  isMet: boolean | undefined;
}

function verdicts({pages, samples}: Result): Verdict[] {
  const names = Object.keys(samples) as PeerName[];
  // A run may leave steps out.
  const rows = ROWS.filter(({of}) => of(samples.vitrine ?? EMPTY).length > 0);
  return rows.map(({what, digits, of, target}) => {
    const values: Partial<Record<PeerName, number>> = {};
    for (const name of names) values[name] = median(of(samples[name] ?? EMPTY));
    const own = values.vitrine ?? NaN;
    const most = target(values);
    // As it is shown: what is told to be met must not look as if it were missed.
    const shown = (value: number | undefined) => value?.toFixed(digits) ?? '–';
    const isMet = most === undefined ? undefined : Number(shown(own)) <= Number(shown(most));
    const ratios = (['stock', 'starlight'] as const).map((name) => ratio(own, values[name]));
    const judged = isMet === undefined ? '–' : `≤ ${shown(most)} ${isMet ? 'yes' : 'no'}`;
    const medians = names.map((name) => shown(values[name]));
    return {cells: [String(pages), what, ...medians, ...ratios, judged], isMet};
  });
}

const EMPTY: Samples = {cold: [], edit: [], reader: []};

function ratio(own: number, other: number | undefined) {
  return other === undefined || other === 0 ? '–' : (own / other).toFixed(2);
}

export function meetsTargets(result: Result): boolean {
  return verdicts(result).every(({isMet}) => isMet !== false);
}

/** One row for each figure at each size. */
export function toTable(results: readonly Result[]): string {
  const names = Object.keys(results[0]?.samples ?? {});
  const head = ['Pages', 'What', ...names, 'by stock', 'by starlight', 'Vitrine is to reach'];
  return formatTable([head, ...results.flatMap(verdicts).map(({cells}) => cells)]);
}

/** The page of a run: when and where it was made, its table, what is missed, every build. */
export function toPage(results: readonly Result[], {date, commit, load}: Run): string {
  const missed = results.flatMap((result) =>
    verdicts(result)
      .filter(({isMet}) => isMet === false)
      .map(({cells: [pages, what]}) => `${pages} pages: ${what}`),
  );
  return [
    '# Peers: the same pages by other generators',
    '',
    `${date.toISOString().slice(0, 10)}, commit ${commit}, ${roundsText(results)}. ${machine()} Load of others: ${load.toFixed(1)}. Bytes are after gzip; what a reader has is that of a phone: CPU 4×, 1.6 Mbit/s, 150 ms.`,
    '',
    toTable(results),
    '',
    missed.length === 0 ? 'Nothing is missed.' : `Missed: ${missed.join('; ')}.`,
    '',
    'Each round, in order:',
    '',
    ...results.flatMap(({pages, samples}) =>
      Object.entries(samples).flatMap(([name, all]) => toLines(`${pages} pages, ${name}`, all)),
    ),
    '',
  ].join('\n');
}

/** How many rounds there are of each size. */
function roundsText(results: readonly Result[]): string {
  const rounds = results.map(({samples}) => samples.vitrine?.cold.length ?? 0);
  if (new Set(rounds).size === 1) return `medians of ${rounds[0]}`;
  const each = results.map(({pages}, at) => `${rounds[at]} at ${pages} pages`);
  return `medians of ${each.join(', ')}`;
}

function toLines(head: string, {cold, edit, reader: readers}: Samples): string[] {
  const builds = (all: readonly BuildSample[]) => all.map(buildText).join('; ');
  return [
    `- ${head}, cold: ${builds(cold)}`,
    ...(edit.length === 0 ? [] : [`- ${head}, after an edit: ${builds(edit)}`]),
    `- ${head}, read: ${readers.map(readerText).join('; ')}`,
  ];
}

export function buildText({seconds, cpuSeconds}: BuildSample): string {
  return `${seconds.toFixed(1)} s (CPU ${cpuSeconds.toFixed(1)} s)`;
}

export function readerText({first, largest, blocking, next, intent}: ReaderSample): string {
  const paints = [first, largest].map((value) => value.toFixed(0)).join('/');
  return `painted ${paints}, blocked ${blocking.toFixed(0)}, next ${next.toFixed(0)}, intent ${intent.toFixed(0)} ms`;
}
