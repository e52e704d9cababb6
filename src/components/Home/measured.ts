/** One comparison: the same pages built by both, on one machine, in one run. */
export interface Measured {
  /** What was measured, in words. */
  what: string;
  unit: 's' | 'MB';
  stock: number;
  vitrine: number;
}

/** Medians from bench/build/results.md, of its larger set of pages. */
export const PAGES = 1500;

export const MEASURED: readonly Measured[] = [
  {what: 'First build', unit: 's', stock: 48.8, vitrine: 49},
  {what: 'Next build', unit: 's', stock: 25.2, vitrine: 25.7},
  {what: 'Most memory, first build', unit: 'MB', stock: 2941, vitrine: 3049},
  {what: 'Most memory, next build', unit: 'MB', stock: 2489, vitrine: 2566},
];

/** The worst ratio of time in that file, and its number of pages. */
export const WORST = {pages: 300, ratio: 1.12};
