import {componentsOf} from '../../_shared/page/componentsOf';
import type {AnnouncedPage, HandMadePage, Page, Product} from './types';

/** Content of all plugins: plugin name → instance id → what its `loadContent` returned. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A doc as the docs plugin loaded it, as far as the index shows it. */
export interface Doc {
  permalink: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  frontMatter: Readonly<Record<string, unknown>>;
}

interface DocsContent {
  loadedVersions: {versionName: string; docs: Doc[]}[];
}

/** The docs of the current versions of all instances; neither drafts nor unlisted ones. */
export function currentDocs(allContent: AllContent): Doc[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .flatMap((content) => (content as DocsContent).loadedVersions)
    .filter(({versionName}) => versionName === 'current')
    .flatMap(({docs}) => docs)
    .filter(({draft, unlisted}) => !draft && !unlisted);
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
  const registry = Object.values(allContent['product-identity'] ?? {}) as {
    built: Product[];
    leftOut: Product[];
  }[];
  return registry.flatMap(({built, leftOut}) => [...built, ...leftOut]);
}

/** What a page's entry is made with besides the page itself. */
export interface Place {
  baseUrl: string;
  /** As the site's configuration has it; `undefined`: addresses stay as they are. */
  trailingSlash: boolean | undefined;
  products: readonly Product[];
  /** Product of what no product claims. */
  fallback: string;
}

/** A doc as a page of the index; its section is added by the trees. */
export function docPage(doc: Doc, place: Place): Page {
  return {
    path: addressOf(doc.permalink, place),
    title: doc.title,
    product: productOf(doc.permalink, place),
    description: doc.description,
    kind: componentsOf(doc.frontMatter).length > 0 ? 'component' : 'page',
  };
}

/** A hand-made page as a page of the index. */
export function handMadePage({path, title, description = ''}: HandMadePage, place: Place): Page {
  const address = addressOf(`${place.baseUrl}${path.slice(1)}`, place);
  return {path: address, title, product: productOf(address, place), description, kind: 'page'};
}

/** An announced page as a page of the index: the reference of one name. */
export function apiPage({pathname, title, section}: AnnouncedPage, place: Place): Page {
  return {
    path: addressOf(pathname, place),
    title,
    product: productOf(pathname, place),
    // Hundreds of pages would say the same sentence.
    description: '',
    kind: 'api',
    ...(section !== undefined && {section}),
  };
}

/** The address as it is served and linked to: the docs plugin's permalinks do not know the setting. */
function addressOf(permalink: string, {baseUrl, trailingSlash}: Place): string {
  if (trailingSlash === undefined) return permalink;
  const bare = permalink.replace(/\/+$/, '');
  return trailingSlash || bare.length < baseUrl.length ? `${bare}/` : bare;
}

/** The product with the longest route root that an address begins with. */
function productOf(address: string, {baseUrl, products, fallback}: Place): string {
  const path = `/${address.slice(baseUrl.length)}`.replace(/\/*$/, '/');
  const [nearest] = products
    .flatMap(({id, routeRoots}) => routeRoots.map((root) => ({id, root})))
    .filter(({root}) => path.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length);
  return nearest?.id ?? fallback;
}
