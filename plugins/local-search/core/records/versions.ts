import {withSlash} from '../../../_shared/site/addresses';
import {componentsOf} from '../../../page-reader/core/componentsOf';
import type {AllContent} from '../../../_shared/site/content';
import {ownerOf} from '../../../_shared/site/ownerOf';
import type {Api} from './api';

/** A page as its docs instance loaded it, as far as it is looked for. */
export interface Doc {
  /** `@site/docs/a.md` */
  source: string;
  permalink: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** A version of a docs instance, as it was loaded. */
interface LoadedVersion {
  versionName: string;
  /** Address that its pages begin with. */
  path: string;
  /** Absolute folder of its pages; for a translation, those it translates. */
  contentPath: string;
  contentPathLocalized?: string;
  docs: Doc[];
}

/** The pages of one version of a product; of all its docs instances. */
export interface DocsVersion {
  product: string;
  version: string;
  /** Address that its pages begin with, with the base URL. */
  root: string;
  pages: {doc: Doc; folders: Pick<LoadedVersion, 'contentPath' | 'contentPathLocalized'>}[];
}

/** What the registry says of a product. */
interface Known {
  id: string;
  routeRoots: string[];
}

/**
 * The versions of all products, in the order of the products; neither drafts nor unlisted pages.
 *
 * @param baseUrl the site's, with slashes at both ends
 */
export function docsVersions(
  allContent: AllContent,
  products: readonly Known[],
  baseUrl: string,
): DocsVersion[] {
  const loaded = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as {loadedVersions: LoadedVersion[]}).loadedVersions,
  );
  const versions = new Map<string, DocsVersion>();
  for (const {versionName, path, docs, ...folders} of loaded) {
    const owner = ownerOf(`/${withSlash(path).slice(baseUrl.length)}`, products);
    if (!owner) continue;
    const key = `${owner.id} ${versionName}`;
    const version = versions.get(key) ?? {
      product: owner.id,
      version: versionName,
      root: withSlash(path),
      pages: [],
    };
    const listed = docs.filter(({draft, unlisted}) => !draft && !unlisted);
    version.pages.push(...listed.map((doc) => ({doc, folders})));
    versions.set(key, version);
  }
  const order = products.map(({id}) => id);
  return [...versions.values()].sort(
    (a, b) =>
      order.indexOf(a.product) - order.indexOf(b.product) ||
      Number(b.version === 'current') - Number(a.version === 'current') ||
      (a.version < b.version ? -1 : 1),
  );
}

/** The components and hooks that a page is about. */
export function namesOf({frontMatter}: Doc): string[] {
  const {hooks} = frontMatter;
  const all: unknown[] = Array.isArray(hooks) ? hooks : [];
  return [...componentsOf(frontMatter), ...all.filter((name) => typeof name === 'string')];
}

/** What the plugin that reads APIs hands to others in its content; none where there is no such plugin. */
export function announcedApis(allContent: AllContent): Api[] {
  return Object.values(allContent['api-reference'] ?? {}).flatMap(
    (content) => (content as {apis?: Api[]} | null)?.apis ?? [],
  );
}
