/** Content of all plugins: plugin name → instance id → what its `loadContent` returned. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a docs instance loaded, as far as its pages go. */
interface DocsContent<Doc> {
  loadedVersions: {versionName: string; docs: Doc[]}[];
}

/**
 * The pages of the current versions of all docs instances, drafts and unlisted ones among them. The
 * caller says which of Docusaurus' fields it reads.
 */
export function currentDocs<Doc>(allContent: AllContent): Doc[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .flatMap((content) => (content as DocsContent<Doc>).loadedVersions)
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
  /** The route data that it is made of, as `modules` of routes name them; none of a page made of others. */
  data?: string;
  /** Markdown that stands by itself, with addresses of the site. */
  text: () => string;
}

/** A plugin's content, as far as it announces pages. Asked for after the build. */
export interface MarkdownContent {
  markdown?: () => AnnouncedMarkdown[];
}
