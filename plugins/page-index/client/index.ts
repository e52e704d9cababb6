export {findPages} from '../core/findPages';
export {nearestPages} from '../core/nearestPages';
export type {Page} from '../core/types';
export {loadPages} from './loadPages';
