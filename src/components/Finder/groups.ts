import {translate} from '@docusaurus/Translate';
import type {IndexedPage} from '../../../plugins/page-index/client';
import {findPages} from '../../../plugins/page-index/client';

const STARTS = translate({
  id: 'vitrine.finder.starts',
  message: 'Start pages',
  description: 'Heading over the start pages of all products',
});

const API = translate({
  id: 'vitrine.finder.api',
  message: 'API',
  description: 'Heading over the pages of the API reference that were found',
});

/** Pages that stand together in the list. */
export interface PageGroup {
  /** Heading over them; none over what was found, except for the API reference. */
  label?: string;
  pages: IndexedPage[];
}

/** What the groups are made for. */
export interface Reader {
  /** Id and name of the product whose page is shown. */
  product: {id: string; name: string};
  /** Addresses of all products' start pages, in their order. */
  starts: readonly string[];
}

/** The most pages of a list. More are not read, but looked for by another letter. */
const LIMIT = 12;

/** The most pages of the API reference below them. */
const API_LIMIT = 6;

/** Pages of the product that are offered before anything is typed. */
const OFFERED = 6;

/**
 * The pages to choose from: those that explain before those of the API reference. Without a query,
 * some of the reader's own product and the start pages of all.
 *
 * @returns groups without empty ones
 */
export function groupPages(
  query: string,
  pages: readonly IndexedPage[],
  reader: Reader,
): PageGroup[] {
  const isApi = ({kind}: IndexedPage) => kind === 'api';
  const explaining = pages.filter((page) => !isApi(page));
  const find = (among: readonly IndexedPage[], limit: number) =>
    preferProduct(findPages(query, among, limit), reader.product.id);
  const groups =
    query.trim() === ''
      ? offer(explaining, reader)
      : [
          {pages: find(explaining, LIMIT)},
          {label: API, pages: find(pages.filter(isApi), API_LIMIT)},
        ];
  return groups.filter((group) => group.pages.length > 0);
}

function offer(pages: readonly IndexedPage[], {product, starts}: Reader): PageGroup[] {
  const own = pages.filter(({path, product: id}) => id === product.id && !starts.includes(path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [
    {label: product.name, pages: own.slice(0, OFFERED)},
    {label: STARTS, pages: starts.flatMap((path) => byPath.get(path) ?? [])},
  ];
}

/** Among pages of one title, that of the reader's own product comes first. */
function preferProduct(pages: readonly IndexedPage[], product: string): IndexedPage[] {
  const titles = [...new Set(pages.map(({title}) => title))];
  return titles.flatMap((title) => {
    const same = pages.filter((page) => page.title === title);
    return [
      ...same.filter((page) => page.product === product),
      ...same.filter((page) => page.product !== product),
    ];
  });
}
