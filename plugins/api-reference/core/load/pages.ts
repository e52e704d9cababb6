import {withSlash} from '../../../_shared/site/addresses';
import type {AllContent} from '../../../_shared/site/content';
import type {PageFields} from './collect';

/** A page with what its demos are told by. */
export interface DocPage extends PageFields {
  title: string;
  permalink: string;
}

/** A docs instance's content, as far as its pages can name components and hooks. */
interface DocsContent {
  loadedVersions: {
    versionName: string;
    /** Address that its pages begin with. */
    path: string;
    docs: {
      /** `@site/docs/a.md` */
      source: string;
      title: string;
      permalink: string;
      frontMatter: Record<string, unknown>;
    }[];
  }[];
}

/** Ids of the docs instances that are not among the given ones. */
export function otherInstances(allContent: AllContent, instances: readonly string[]): string[] {
  const all = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {});
  return all.filter((id) => !instances.includes(id));
}

/** Docusaurus' name of the version that is not a snapshot. */
export const CURRENT = 'current';

/**
 * The pages of one version of docs instances.
 *
 * @param instances ids; one that this build leaves out has no pages
 * @returns in order of file, with paths from the site's folder
 */
export function pagesOf(
  allContent: AllContent,
  instances: readonly string[],
  version: string,
): DocPage[] {
  return instances
    .flatMap((id) => contentOf(allContent, id, version)?.docs ?? [])
    .map(({source, title, permalink, frontMatter}) => ({
      file: source.replace(/^@site\//, ''),
      title,
      permalink,
      frontMatter,
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The pages of a version of a product: each of its packages may name docs instances of its own. */
export function pagesOfAll(
  allContent: AllContent,
  packages: readonly {options: {instances: readonly string[]; version: string}}[],
): DocPage[] {
  const instances = new Set(packages.flatMap(({options}) => options.instances));
  return pagesOf(allContent, [...instances], packages[0]?.options.version ?? CURRENT);
}

/**
 * The address that the pages of an instance's version begin with, with a slash at its end;
 * `undefined` where this build leaves the instance out.
 */
export function rootOf(
  allContent: AllContent,
  instance: string,
  version: string,
): string | undefined {
  const content = contentOf(allContent, instance, version);
  return content && withSlash(content.path);
}

/** The versions of an instance; `undefined` where this build leaves it out. */
export function versionsOf(allContent: AllContent, instance: string): string[] | undefined {
  return instanceOf(allContent, instance)?.loadedVersions.map(({versionName}) => versionName);
}

function contentOf(allContent: AllContent, instance: string, version: string) {
  const versions = instanceOf(allContent, instance)?.loadedVersions;
  return versions?.find(({versionName}) => versionName === version);
}

function instanceOf(allContent: AllContent, instance: string): DocsContent | undefined {
  const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
  return docs[instance] as DocsContent | undefined;
}
