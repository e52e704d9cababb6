import {withSlash} from '../../_shared/site/addresses';
import {formatOf, type PageFormat} from '../../page-reader/core/parse';
import {componentsOf} from '../../page-reader/core/componentsOf';
import type {AnnouncedMarkdown, MarkdownContent} from '../../_shared/site/content';
import {ownerOf} from '../../_shared/site/ownerOf';
import type {Product} from '../../_shared/site/product';

/** What a list of pages sorts them by. */
export type Kind = 'component' | 'guide' | 'api' | 'page';

/** A page that is to be had as Markdown. */
export interface ExportedPage {
  /** Address, with base URL. */
  permalink: string;
  title: string;
  description: string;
  kind: Kind;
  /** Whether lists name it. */
  isListed: boolean;
}

/** A page that somebody wrote. */
export interface WrittenPage extends ExportedPage {
  /** Path from the site's folder: `docs/a/b.md`. */
  file: string;
  format: PageFormat;
  /** Of a version with translations: the folder of its pages as written, and that of these. */
  folders?: {written: string; translated: string};
}

/** A docs instance's content, as far as its pages are written out. */
interface DocsContent {
  loadedVersions: {
    versionName: string;
    label: string;
    /** Address that its pages begin with. */
    path: string;
    /** Absolute folder of its pages. */
    contentPath?: string;
    /** Absolute folder of its pages in the language that is built, be there any. */
    contentPathLocalized?: string | undefined;
    docs: {
      /** `@site/docs/a.md` */
      source: string;
      permalink: string;
      title: string;
      description: string;
      unlisted?: boolean;
      frontMatter?: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** A plugin with what it loaded. */
export interface Loaded {
  name: string;
  content?: unknown;
}

function versionsOf(plugins: readonly Loaded[]): DocsContent['loadedVersions'] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as DocsContent | undefined)?.loadedVersions ?? []);
}

/**
 * The pages that somebody wrote, of all versions of all docs instances of this build.
 *
 * @returns in order of address
 */
export function writtenPages(plugins: readonly Loaded[]): WrittenPage[] {
  return versionsOf(plugins)
    .flatMap(({docs, contentPath, contentPathLocalized}) =>
      docs.map(({source, permalink, title, description, unlisted, frontMatter = {}}) => ({
        file: source.replace(/^@site\//, ''),
        format: formatOf(source, frontMatter),
        permalink,
        title,
        description,
        kind: componentsOf(frontMatter).length > 0 ? ('component' as const) : ('guide' as const),
        isListed: unlisted !== true,
        ...(contentPath !== undefined &&
          contentPathLocalized !== undefined && {
            folders: {written: contentPath, translated: contentPathLocalized},
          }),
      })),
    )
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** The pages that plugins announce, with their text. */
export function announcedPages(plugins: readonly Loaded[]): (ExportedPage & AnnouncedMarkdown)[] {
  return plugins
    .flatMap(({content}) => (content as MarkdownContent | null | undefined)?.markdown?.() ?? [])
    .map((page) => ({...page, kind: 'api', isListed: true}));
}

/** A version of a product that this build has. */
export interface ProductVersion {
  product: string;
  name: string;
  /** One sentence. */
  description: string;
  /** npm name of what it documents; `null`: none. */
  package: string | null;
  /** Docusaurus' name of it, `current` for that which is not a snapshot. */
  version: string;
  /** As menus show it: `v7.3.4`; may be empty. */
  label: string;
  /** Address that its pages begin with, with the base URL and a slash at its end. */
  root: string;
  /** All such addresses. */
  roots: string[];
}

/** The versions of all products of this build, in the order of the products, the current one first. */
export function productVersions(plugins: readonly Loaded[], baseUrl: string): ProductVersion[] {
  const registry = plugins.find(({name}) => name === 'product-identity')?.content;
  const products = (registry ?? []) as Product[];
  const loaded = versionsOf(plugins).map((version) => ({
    ...version,
    path: withSlash(version.path),
  }));
  return products.flatMap((product) => {
    const own = loaded.filter(
      ({path}) => ownerOf(`/${path.slice(baseUrl.length)}`, products)?.id === product.id,
    );
    const names = [...new Set(own.map(({versionName}) => versionName))];
    return names.map((version) => {
      const parts = own.filter(({versionName}) => versionName === version);
      const isFirst = ({path}: {path: string}) =>
        path.startsWith(baseUrl + (product.routeRoots[0] ?? '/').slice(1));
      const roots = [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))];
      return {
        product: product.id,
        name: product.name,
        description: product.description,
        package: product.package ?? null,
        version,
        label:
          version === 'current'
            ? (product.versions.find(({current}) => current)?.text ?? '')
            : (roots[0]?.label ?? version),
        root: roots[0]?.path ?? baseUrl,
        roots: roots.map(({path}) => path),
      };
    });
  });
}

/** The version that an address belongs to: that with the longest root. */
export function versionAt<V extends {roots: readonly string[]}>(
  permalink: string,
  versions: readonly V[],
): V | undefined {
  return ownerOf(
    permalink,
    versions.map((version) => ({version, routeRoots: version.roots})),
  )?.version;
}
