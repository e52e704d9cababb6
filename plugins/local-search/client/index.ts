export {askedScope, scopeOf, type Scope} from '../core/query/scope';
export type {Found, Kind} from '../core/types';
export {find, mayWiden, widen, type Results} from './find';
export {marksIn} from '../core/query/marks';
export {SHARDS} from './load';
