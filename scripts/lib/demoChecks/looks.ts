import {createHash} from 'node:crypto';

/** A way to look at a page. */
export interface Look {
  /** As reports and the quarantine say it, `dark rtl`. */
  name: string;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Each mode in each direction. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({
    name: `${mode} ${direction}`,
    mode,
    direction,
  })),
);

/** One of the looks, which a hash of a page's address chooses: each has a quarter of the pages. */
export function drawnLooks(address: string): Look[] {
  const [first = 0] = createHash('sha256').update(address).digest();
  return LOOKS.filter((_, index) => index === first % LOOKS.length);
}

/** One of some shares of all pages. */
export interface Share {
  /** From 0. */
  number: number;
  /** How many there are. */
  of: number;
}

/** Whether a page is in a share: a hash of its address says in which, whatever its look. */
export function isInShare(address: string, {number, of}: Share): boolean {
  const [, second = 0] = createHash('sha256').update(address).digest();
  return second % of === number;
}

/** What a page finds in the storage, so that it has the look before it is painted. */
export function storageOf({mode, direction}: Look) {
  return {
    'vitrine-mode': mode,
    'vitrine-direction': direction,
    'vitrine-consent': 'essential',
  };
}

/** Where there is no look: what is served, and what React's development build says. */
export const SERVER = 'server';

/** What is checked, and what each means. */
export const CHECKS: Readonly<Record<string, string>> = {
  served: 'it is in the HTML, to be seen without JavaScript',
  renders: 'it comes alive, and something is to be seen',
  hydrates: 'the browser renders what the server rendered',
  settles: 'nothing in it waits for ever',
  console: 'nothing is written to the console, thrown or rejected',
  network: 'it asks the network for nothing',
  axe: 'axe finds no violation',
  ids: 'no id stands twice in the page',
  overflow: 'it fits into a window of 320 px',
  shift: 'nothing moves as it comes alive',
  leak: 'the page around it stays as it was',
  focus: 'it leaves the focus where it was',
  timers: 'no interval goes on after it is gone',
  react: "React's development build has nothing to say",
  steady: 'two renderings are equal',
  record: 'the file beside the page tells what axe found',
};

/** One thing that is wrong with one demo. */
export interface Finding {
  /** Its address. */
  page: string;
  demo: string;
  /** Name of a look, or `server`. */
  look: string;
  /** A key of {@link CHECKS}. */
  check: string;
  what: string;
}
