/** A page that is to be had as Markdown. */
export interface ExportedPage {
  /** Path from the site's folder: `docs/a/b.md`. */
  file: string;
  /** Address, with base URL. */
  permalink: string;
  title: string;
  description: string;
  /** Of a version with translations: the folder of its pages as written, and that of these. */
  folders?: {written: string; translated: string};
}

/** A docs instance's content, as far as its pages are written out. */
interface DocsContent {
  loadedVersions: {
    versionName: string;
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
    }[];
  }[];
}

/** A plugin with what it loaded. */
export interface Loaded {
  name: string;
  content?: unknown;
}

/**
 * The pages of the current versions, of all docs instances of this build.
 *
 * @returns in order of address
 */
export function currentPages(plugins: readonly Loaded[]): ExportedPage[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as DocsContent | undefined)?.loadedVersions ?? [])
    .filter(({versionName}) => versionName === 'current')
    .flatMap(({docs, contentPath, contentPathLocalized}) =>
      docs.map(({source, permalink, title, description}) => ({
        file: source.replace(/^@site\//, ''),
        permalink,
        title,
        description,
        ...(contentPath !== undefined &&
          contentPathLocalized !== undefined && {
            folders: {written: contentPath, translated: contentPathLocalized},
          }),
      })),
    )
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
