export {apiPageOf} from './core/apiPages';
export {tabsOf} from './core/tabs';
export type {TabName} from './core/tabs';
