export type {Change} from './core/changes';
export {differenceOf, type Difference} from './core/difference';
export {historyOf, type History} from './core/history';
export {toSnapshot, type Snapshot} from './core/snapshot';
export {readSnapshot, writeSnapshot} from './core/snapshotText';
export {feedsOf} from './core/past/feed';
export {packagePast, type PackagePast} from './core/past/packagePast';
export {pastOf, type Past} from './core/steps';
