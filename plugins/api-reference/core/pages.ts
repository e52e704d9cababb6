import type {Page} from './collect';

/** Content of all plugins: plugin name → instance id → what its `loadContent` returned. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A docs instance's content, as far as its pages can name components and hooks. */
interface DocsContent {
  loadedVersions: {
    versionName: string;
    docs: {
      /** `@site/docs/a.md` */
      source: string;
      frontMatter: Record<string, unknown>;
    }[];
  }[];
}

/** Ids of the docs instances that are not among the given ones. */
export function otherInstances(allContent: AllContent, instances: readonly string[]): string[] {
  const all = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {});
  return all.filter((id) => !instances.includes(id));
}

/**
 * The pages of docs instances that tell of the installed package: those of the current version.
 *
 * @param instances ids; one that this build leaves out has no pages
 * @returns in order of file, with paths from the site's folder
 */
export function currentPages(allContent: AllContent, instances: readonly string[]): Page[] {
  const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
  return instances
    .flatMap((id) => (docs[id] as DocsContent | undefined)?.loadedVersions ?? [])
    .filter(({versionName}) => versionName === 'current')
    .flatMap((version) => version.docs)
    .map(({source, frontMatter}) => ({file: source.replace(/^@site\//, ''), frontMatter}))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
