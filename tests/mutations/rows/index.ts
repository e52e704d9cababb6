import {ADDRESSES} from './addresses';
import {BUILDS} from './builds';
import {CONTENT} from './content';
import {MACHINES} from './machines';
import {READING} from './reading';
import type {Row} from './row';
import {SERVED} from './served';

export type {Row} from './row';

/**
 * What a site trusts Vitrine with, broken at its root. What only a browser sees has its faults in
 * `scripts/lib/seeds`.
 */
export const ROWS: readonly Row[] = [
  ...BUILDS,
  ...CONTENT,
  ...READING,
  ...ADDRESSES,
  ...SERVED,
  ...MACHINES,
];
