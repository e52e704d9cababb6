import {parentPort} from 'node:worker_threads';
import {takeWritten} from './core/keptTrees';
import {grammarOf} from './core/parse';
import {readAnew, type PageText} from './core/readPage';
import type {PageContents} from './core/types';

/** What a thread has made of a page. */
export interface ReadAside {
  contents: PageContents;
  /** The page's tree, written; `undefined` for one that writing does not hold. */
  tree: Uint8Array | undefined;
}

parentPort?.on('message', (pages: PageText[]) => {
  const read = pages.map(readAside);
  const trees = read.flatMap(({tree}) => (tree ? [tree.buffer as ArrayBuffer] : []));
  parentPort?.postMessage(read, trees);
});

function readAside({text, format}: PageText): ReadAside {
  return {contents: readAnew(text, format), tree: takeWritten(grammarOf(format), text)};
}
