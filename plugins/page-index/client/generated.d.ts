declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '../core/types';

  const pages: IndexedPage[];
  export default pages;
}

declare module '@generated/page-index/default/joined.json' {
  /** Address of the pages of all parts, in a part of a site. */
  const place: {joined: string | null};
  export default place;
}

declare module '@generated/page-index/default/first-components.json' {
  import type {FirstComponents} from '../core/types';

  const firsts: FirstComponents;
  export default firsts;
}
