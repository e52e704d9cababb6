import {normalizeAddress} from './addresses';
import {loadedDocs, type AllContent, type LoadedDocs} from './content';
import type {Redirect} from './redirects';

/** Something that answers an address of the site. */
export interface Source {
  /** The address with the site's base URL, as written: `/material-ui/react-button/`, `/a.html`. */
  pathname: string;
  /** Where it comes from, for people: a file relative to the site, or an option. */
  source: string;
  /** What to do where something else answers it too. Default: to rename one. */
  fix?: string;
  /** Of a page: what its front matter says. */
  frontMatter?: Readonly<Record<string, unknown>>;
}

/** A version of the docs, as far as it has addresses. */
interface LoadedVersion extends LoadedDocs<PageContent> {
  sidebars: Record<string, SidebarItem[]>;
}

interface PageContent {
  permalink: string;
  /** `@site/docs/a.md` */
  source: string;
  frontMatter?: Record<string, unknown>;
}

interface SidebarItem {
  type: string;
  label?: string;
  items?: SidebarItem[];
  link?: {type: string; permalink?: string};
}

/** What a plugin returns from `loadContent` to have its own routes looked at. */
interface AnnouncedContent {
  addresses: Source[];
}

/** The sources that plugins loaded: docs, generated category pages, pages, announced addresses. */
export function contentSources(allContent: AllContent): Source[] {
  const docs = loadedDocs(allContent) as LoadedVersion[];
  const pages = contentsOf<PageContent[]>(allContent['docusaurus-plugin-content-pages']);
  const others = Object.values(allContent)
    .flatMap(contentsOf<unknown>)
    .filter(isAnnounced);
  return [
    ...docs.flatMap(docsSources),
    ...pages.flat().map(pageSource),
    ...others.flatMap(({addresses}) => addresses),
  ];
}

/** A plugin that found nothing returns nothing: the pages plugin without its folder does. */
function contentsOf<T>(instances: Record<string, unknown> = {}): T[] {
  return Object.values(instances).filter((content) => content != null) as T[];
}

function isAnnounced(content: unknown): content is AnnouncedContent {
  return Array.isArray((content as Partial<AnnouncedContent>).addresses);
}

function docsSources({docs, sidebars}: LoadedVersion): Source[] {
  const categories = Object.values(sidebars).flat();
  return [...docs.map(pageSource), ...categories.flatMap(categorySources)];
}

function pageSource({permalink, source, frontMatter}: PageContent): Source {
  const file = source.replace(/^@site\//, '');
  return {pathname: permalink, source: file, ...(frontMatter && {frontMatter})};
}

/** The pages that Docusaurus generates for categories with a `generated-index` link. */
function categorySources({label = '', link, items = []}: SidebarItem): Source[] {
  const below = items.flatMap(categorySources);
  if (link?.type !== 'generated-index' || link.permalink === undefined) return below;
  return [{pathname: link.permalink, source: `generated page of category "${label}"`}, ...below];
}

/** The sources that pages make by `redirect_from`. */
export function pageRedirects(redirects: readonly Redirect[]): Source[] {
  return redirects.map(({from, file}) => ({
    pathname: from,
    source: `redirect_from of ${file}`,
    fix: 'take it out of `redirect_from`: an address leads to one page',
  }));
}

interface WrittenRedirect {
  from: string | string[];
  to: string;
}

/** `@docusaurus/plugin-client-redirects`, its short name, or the path of either. */
const REDIRECTS_PLUGIN = /(?:^|[\\/])(?:plugin-)?client-redirects(?:[\\/]|$)/;

/**
 * The sources that the options of `@docusaurus/plugin-client-redirects` make. A redirect to the
 * address itself in another spelling (`/a.html` → `/a/`) is none: both give the same page.
 *
 * @param plugins the `plugins` of the site's configuration, in any of their notations
 */
export function redirectSources(plugins: readonly unknown[], baseUrl: string): Source[] {
  return plugins.flatMap(redirectsOf).flatMap(({from, to}, i) =>
    [from]
      .flat()
      .filter((path) => normalizeAddress(path) !== normalizeAddress(to))
      .map((path) => ({
        pathname: joinBase(baseUrl, path),
        source: `redirects[${i}].from of client-redirects`,
      })),
  );
}

function redirectsOf(plugin: unknown): WrittenRedirect[] {
  if (!Array.isArray(plugin)) return [];
  const [name, options] = plugin as [unknown, {redirects?: WrittenRedirect[]}?];
  return typeof name === 'string' && REDIRECTS_PLUGIN.test(name) ? (options?.redirects ?? []) : [];
}

function joinBase(baseUrl: string, path: string): string {
  return `${baseUrl}${path.replace(/^\//, '')}`;
}
