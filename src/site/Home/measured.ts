import {translate} from '@docusaurus/Translate';

/** One comparison: the same pages built by both, on one machine, in one run. */
export interface Measured {
  /** What was measured, in words. */
  what: string;
  unit: 's' | 'MB';
  stock: number;
  vitrine: number;
}

/** Version of the generator that both were built with. */
export const DOCUSAURUS = '3.10.2';

/** Medians from bench/build/results.md, of its larger set of pages. */
export const PAGES = 1500;

export const MEASURED: readonly Measured[] = [
  {
    what: translate({
      id: 'vitrine.home.firstBuild',
      message: 'First build',
      description: 'Row of the table of measurements',
    }),
    unit: 's',
    stock: 48.8,
    vitrine: 49,
  },
  {
    what: translate({
      id: 'vitrine.home.nextBuild',
      message: 'Next build',
      description: 'Row of the table of measurements',
    }),
    unit: 's',
    stock: 25.2,
    vitrine: 25.7,
  },
  {
    what: translate({
      id: 'vitrine.home.firstMemory',
      message: 'Most memory, first build',
      description: 'Row of the table of measurements',
    }),
    unit: 'MB',
    stock: 2941,
    vitrine: 3049,
  },
  {
    what: translate({
      id: 'vitrine.home.nextMemory',
      message: 'Most memory, next build',
      description: 'Row of the table of measurements',
    }),
    unit: 'MB',
    stock: 2489,
    vitrine: 2566,
  },
];

/** The worst ratio of time in that file, and its number of pages. */
export const WORST = {pages: 300, ratio: 1.12};
