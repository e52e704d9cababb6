/** What search engines are told of a page. */
export interface PageFacts {
  title: string;
  /** The way to the page, outermost first; addresses in full. */
  trail: readonly {name: string; url: string}[];
  /** Time of the last change, in milliseconds since 1970. */
  lastUpdatedAt?: number | null | undefined;
}

/** The facts as JSON-LD. */
export function linkedData({title, trail, lastUpdatedAt}: PageFacts): object {
  const steps = [...trail.map(({name, url: item}) => ({name, item})), {name: title}];
  const graph = [
    {
      '@type': 'TechArticle',
      headline: title,
      ...(lastUpdatedAt != null && {
        dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10),
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, i) => ({'@type': 'ListItem', position: i + 1, ...step})),
    },
  ];
  return {'@context': 'https://schema.org', '@graph': graph};
}

/** Data as JSON that may stand in a script element: nothing in it ends one. */
export function inScript(data: unknown): string {
  return JSON.stringify(data).replace(TAG, `<${WORD_JOINER}`);
}

/** What begins a tag, or ends the script. */
const TAG = /<(?=[!/?a-z])/gi;

/**
 * Nobody sees it, and no tag begins with it. Docusaurus' minifier writes JSON anew, so that an escaped
 * bracket would be one again.
 */
const WORD_JOINER = '\u2060';
