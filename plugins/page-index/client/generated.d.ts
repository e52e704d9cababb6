declare module '@generated/page-index/default/pages.json' {
  import type {Page} from '../core/types';

  const pages: Page[];
  export default pages;
}
