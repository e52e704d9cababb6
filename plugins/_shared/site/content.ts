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
