declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '../core/types';

  const pages: IndexedPage[];
  export default pages;
}
