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

/** Says where what is read of pages is kept. Default: nowhere. */
export function keepReads<Reads extends KeptReads>(reads: Reads | undefined): void {
  scope[PLACE] = reads;
}

/** Where what is read of pages is kept. */
export function keptReads(): KeptReads | undefined {
  return scope[PLACE];
}
