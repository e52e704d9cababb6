/** Content of all plugins: plugin name → instance id → what its `loadContent` returned. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A version that a docs instance loaded, as far as its pages go. */
export interface LoadedDocs<Doc> {
  /** Docusaurus' name of it, `current` for that which is not a snapshot. */
  versionName: string;
  /** As menus show it: `v7.3.4`; may be empty. */
  label: string;
  /** Address that its pages begin with, with the base URL. */
  path: string;
  /** Its pages, drafts and unlisted ones among them. */
  docs: Doc[];
}

/**
 * The versions of all docs instances. The caller says which of Docusaurus' fields of pages it reads.
 */
export function loadedDocs<Doc>(allContent: AllContent): LoadedDocs<Doc>[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as {loadedVersions: LoadedDocs<Doc>[]}).loadedVersions,
  );
}

/**
 * The content with all pages of the docs: those, too, that only the site's first language has, to
 * which links may lead.
 */
export function withAllPages(allContent: AllContent): AllContent {
  const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).map(
    ([id, content]) => {
      const {whole} = content as {whole?: unknown};
      return [id, whole === undefined ? content : {...Object(content), loadedVersions: whole}];
    },
  );
  return {...allContent, 'docusaurus-plugin-content-docs': Object.fromEntries(docs)};
}

/** The pages of the current versions. */
export function currentDocs<Doc>(allContent: AllContent): Doc[] {
  return loadedDocs<Doc>(allContent)
    .filter(({versionName}) => versionName === 'current')
    .flatMap(({docs}) => docs);
}

/** A page that a plugin can write as Markdown: one of the `markdown` in its content, a function. */
export interface AnnouncedMarkdown {
  /** Address, with base URL. */
  permalink: string;
  title: string;
  /** One sentence, as plain text. */
  description: string;
  /** What of a package it documents it from: `@acme/ui 1.2.0`; none of a page about more than one version. */
  documents?: string;
  /** The route data that it is made of, as `modules` of routes name them; none of a page made of others. */
  data?: string;
  /** Markdown that stands by itself, with addresses of the site. */
  text: () => string;
}

/** A plugin's content, as far as it announces pages. Asked for after the build. */
export interface MarkdownContent {
  markdown?: () => AnnouncedMarkdown[];
}
