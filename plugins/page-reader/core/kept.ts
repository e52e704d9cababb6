import type {PageContents} from './types';

/** What was read of pages, kept from build to build. */
export interface KeptReads {
  /** @returns `undefined` where a page of that text was not read before */
  read: (key: string) => PageContents | undefined;
  write: (key: string, contents: PageContents) => void;
}

/** Docusaurus loads the modules of plugins apart: no module of ours is the same for all of them. */
const PLACE: unique symbol = Symbol.for('vitrine.keptReads');
const scope = globalThis as {[PLACE]?: KeptReads | undefined};

/** Says where what is read of pages is kept. Default: in memory, until the process ends. */
export function keepReads<Reads extends KeptReads>(reads: Reads | undefined): void {
  scope[PLACE] = reads;
}

/** Where what is read of pages is kept. */
export function keptReads(): KeptReads {
  return (scope[PLACE] ??= keptInMemory());
}

/** Pages that are kept in memory, of which each takes some 20 kB. */
const MOST_KEPT = 5000;

/** Keeps what was read of pages as long as the process runs. */
export function keptInMemory(): KeptReads {
  const kept = new Map<string, PageContents>();
  return {
    read: (key) => kept.get(key),
    write(key, contents) {
      if (kept.has(key)) return;
      // The dev server reads a page anew after each edit.
      if (kept.size === MOST_KEPT) kept.clear();
      kept.set(key, contents);
    },
  };
}
