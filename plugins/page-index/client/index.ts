export {nearestPages} from '../core/nearestPages';
export type {IndexedPage} from '../core/types';
export {loadPages} from './loadPages';
