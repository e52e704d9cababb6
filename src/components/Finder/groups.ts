import type {Page} from '../../../plugins/page-index/client';
import {findPages} from '../../../plugins/page-index/client';

/** Pages that stand together in the list. */
export interface PageGroup {
  /** Heading over them; none over what was found. */
  label?: string;
  pages: Page[];
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

/** Pages of the product that are offered before anything is typed. */
const OFFERED = 6;

/**
 * The pages to choose from. Without a query, some of the reader's own product and the start pages
 * of all.
 *
 * @returns groups without empty ones
 */
export function groupPages(query: string, pages: readonly Page[], reader: Reader): PageGroup[] {
  const groups =
    query.trim() === ''
      ? offer(pages, reader)
      : [{pages: preferProduct(findPages(query, pages, LIMIT), reader.product.id)}];
  return groups.filter((group) => group.pages.length > 0);
}

function offer(pages: readonly Page[], {product, starts}: Reader): PageGroup[] {
  const own = pages.filter(({path, product: id}) => id === product.id && !starts.includes(path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [
    {label: product.name, pages: own.slice(0, OFFERED)},
    {label: 'Start pages', pages: starts.flatMap((path) => byPath.get(path) ?? [])},
  ];
}

/** Among pages of one title, that of the reader's own product comes first. */
function preferProduct(pages: readonly Page[], product: string): Page[] {
  const titles = [...new Set(pages.map(({title}) => title))];
  return titles.flatMap((title) => {
    const same = pages.filter((page) => page.title === title);
    return [
      ...same.filter((page) => page.product === product),
      ...same.filter((page) => page.product !== product),
    ];
  });
}
