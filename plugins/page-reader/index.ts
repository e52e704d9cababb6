export {readAhead} from './ahead';
export {BEYOND} from './core/beyond';
export {textOf} from './core/bytes';
export {asRead} from './core/dialect';
export {faultsOf} from './core/faults';
export {keepReads, keptInMemory, type KeptReads} from './core/kept';
export {liveFence} from './core/liveFence';
export type {MakeDemo, PageOfMade} from './core/madeDemo';
export {formatOf, type PageFormat, parsePage} from './core/parse';
export {readPage} from './core/readPage';
export type {DemoFiles, Fault, PageContents, PageFile} from './core/types';
export {
  createReach,
  filesIn,
  filesOfBoth,
  isFile,
  namesIn,
  type Reach,
  realPath,
  withReader,
} from './files';
export {createWatcher, type Watcher} from './watch';
