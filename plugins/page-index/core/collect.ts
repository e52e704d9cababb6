import {componentsOf} from '../../page-reader/core/componentsOf';
import {currentDocs} from '../../_shared/site/content';
import type {AllContent} from '../../_shared/site/content';
import {ownerOf} from '../../_shared/site/ownerOf';
import type {AnnouncedPage, HandMadePage, IndexedPage, Product} from './types';

/** A doc as the docs plugin loaded it, as far as the index shows it. */
export interface Doc {
  permalink: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** The docs of the current versions of all instances; neither drafts nor unlisted ones. */
export function listedDocs(allContent: AllContent): Doc[] {
  return currentDocs<Doc>(allContent).filter(({draft, unlisted}) => !draft && !unlisted);
}

/**
 * The pages that plugins announce in the `addresses` of their content. An address without a title
 * is a part of some page, as its tabs are.
 */
export function announcedPages(allContent: AllContent): AnnouncedPage[] {
  return Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => (content as {addresses?: unknown} | null | undefined)?.addresses ?? [])
    .filter(isAnnounced);
}

function isAnnounced(address: unknown): address is AnnouncedPage {
  const {pathname, title} = Object(address) as Partial<AnnouncedPage>;
  return typeof pathname === 'string' && typeof title === 'string';
}

/** The products that the registry knows, left out of this build or not; none without a registry. */
export function knownProducts(allContent: AllContent): Product[] {
  return Object.values(allContent['product-identity'] ?? {}).flat() as Product[];
}

/** What a page's entry is made with besides the page itself. */
export interface IndexSite {
  baseUrl: string;
  /** As the site's configuration has it; `undefined`: addresses stay as they are. */
  trailingSlash: boolean | undefined;
  products: readonly Product[];
  /** Product of what no product claims. */
  fallback: string;
}

/** A doc as a page of the index; its section is added by the trees. */
export function docPage(doc: Doc, site: IndexSite): IndexedPage {
  return {
    path: addressOf(doc.permalink, site),
    title: doc.title,
    product: productOf(doc.permalink, site),
    description: doc.description,
    kind: componentsOf(doc.frontMatter).length > 0 ? 'component' : 'page',
  };
}

/** A hand-made page as a page of the index. */
export function handMadePage(
  {path, title, description = ''}: HandMadePage,
  site: IndexSite,
): IndexedPage {
  const address = addressOf(`${site.baseUrl}${path.slice(1)}`, site);
  return {path: address, title, product: productOf(address, site), description, kind: 'page'};
}

/** An announced page as a page of the index: the reference of one name. */
export function apiPage({pathname, title, section}: AnnouncedPage, site: IndexSite): IndexedPage {
  return {
    path: addressOf(pathname, site),
    title,
    product: productOf(pathname, site),
    // Hundreds of pages would say the same sentence.
    description: '',
    kind: 'api',
    ...(section !== undefined && {section}),
  };
}

/** The address as it is served and linked to: the docs plugin's permalinks do not know the setting. */
function addressOf(permalink: string, {baseUrl, trailingSlash}: IndexSite): string {
  if (trailingSlash === undefined) return permalink;
  const bare = permalink.replace(/\/+$/, '');
  return trailingSlash || bare.length < baseUrl.length ? `${bare}/` : bare;
}

function productOf(address: string, {baseUrl, products, fallback}: IndexSite): string {
  return ownerOf(`/${address.slice(baseUrl.length)}`, products)?.id ?? fallback;
}
