export {tabsOf} from './core/tabs';
export type {TabName} from './core/tabs';
