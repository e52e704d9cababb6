import {stripLanguagePrefix} from '../../_shared/site/languages';

/** What can be read of a page that is shown. */
export interface ViewedPage {
  pathname: string;
  title: string;
  /** Contents of the meta tags `docs:productId` and `docs:productCategoryId`. */
  productId: string | undefined;
  productCategoryId: string | undefined;
}

/** The payload of the event `page_view`. */
export interface PageView {
  page_title: string;
  /** The path without language prefix, search and hash. */
  page_location: string;
  productId: string | undefined;
  productCategoryId: string | undefined;
}

/**
 * What showing a page reports.
 *
 * @param page the page, once its title is set
 * @param previous pathname of the page that was reported before, if any
 * @param locales languages of the site
 * @returns nothing where the page is the same, as after a change of hash or search
 */
export function pageView(
  page: ViewedPage,
  previous: string | undefined,
  locales: readonly string[],
): PageView | undefined {
  if (page.pathname === previous) return undefined;
  return {
    page_title: page.title,
    page_location: stripLanguagePrefix(page.pathname, locales).path,
    productId: page.productId,
    productCategoryId: page.productCategoryId,
  };
}
