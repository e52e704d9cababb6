import {formatTable, machine, median, type Run} from '../build/report';
import type {SiteName} from '../build/sites';

/** Milliseconds of each site, by what was waited for. */
export type Samples = Map<string, Record<SiteName, number[]>>;

export function samplesOf(samples: Samples, what: string): Record<SiteName, number[]> {
  const known = samples.get(what);
  if (known) return known;
  const own = {stock: [], vitrine: []};
  samples.set(what, own);
  return own;
}

/** The most that Vitrine may take, in milliseconds; `stock`: what stock Docusaurus takes. */
const TARGETS: Readonly<Record<string, number | 'stock'>> = {
  'first start': 'stock',
  start: 'stock',
  'a sentence of a page': 200,
  'a demo': 200,
  'the title in front matter': 300,
  'a label of the tree': 300,
};

function verdictOf(what: string, {stock, vitrine}: Record<SiteName, number[]>) {
  const target = TARGETS[what];
  const most = target === 'stock' ? median(stock) : (target ?? Infinity);
  const own = median(vitrine);
  const isMet = Math.round(own) <= Math.round(most);
  const other = stock.length === 0 ? undefined : median(stock);
  return {
    isMet,
    cells: [
      what,
      other?.toFixed(0) ?? '–',
      own.toFixed(0),
      other === undefined ? '–' : (own / other).toFixed(2),
      `≤ ${most.toFixed(0)} ${isMet ? 'yes' : 'no'}`,
    ],
  };
}

export function meetsTargets(samples: Samples): boolean {
  return [...samples].every(([what, own]) => verdictOf(what, own).isMet);
}

/** Medians, in milliseconds. */
export function toTable(samples: Samples): string {
  const head = ['What', 'stock, ms', 'vitrine, ms', 'by stock', 'Vitrine is to reach'];
  return formatTable([head, ...[...samples].map(([what, own]) => verdictOf(what, own).cells)]);
}

/** The page of a run, with every sample behind its table. */
export function toPage(samples: Samples, {date, commit, load}: Run, rounds: string): string {
  const listed = (values: readonly number[]) => values.map((ms) => ms.toFixed(0)).join(', ');
  return [
    '# Dev server: Vitrine by stock Docusaurus',
    '',
    `${date.toISOString().slice(0, 10)}, commit ${commit}, ${rounds}, medians. ${machine()} Load of others: ${load.toFixed(1)}.`,
    '',
    toTable(samples),
    '',
    'Each, in order, in ms:',
    '',
    ...[...samples].flatMap(([what, own]) =>
      Object.entries(own)
        .filter(([, all]) => all.length > 0)
        .map(([name, all]) => `- ${what}, ${name}: ${listed(all)}`),
    ),
    '',
  ].join('\n');
}
