/** A sidebar item of any kind, as far as its label is concerned. */
export interface LabelledItem {
  type: string;
  id?: string | undefined;
  label?: string | undefined;
  items?: readonly LabelledItem[] | undefined;
  link?: {type: string; id?: string | undefined} | undefined;
}

interface Neighbour {
  title: string;
  permalink: string;
}

interface Doc {
  id: string;
  permalink: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** The trees of a version, by name. */
export type Sidebars = Readonly<Record<string, readonly LabelledItem[]>>;

/**
 * Gives the links to the pages before and after their translated labels: Docusaurus takes them from
 * the tree before it translates that. A title that is not the tree's label was chosen by the page.
 *
 * @param docs of one version; not changed
 * @param before its trees as written
 * @param after the same trees, translated
 */
export function translateNeighbours<D extends Doc>(
  docs: readonly D[],
  before: Sidebars,
  after: Sidebars,
): D[] {
  const written = labelsOf(before);
  const translated = labelsOf(after);
  const ids = new Map(docs.map(({permalink, id}) => [permalink, id]));
  const inLanguage = (neighbour: Neighbour | undefined) => {
    if (!neighbour) return undefined;
    const id = ids.get(neighbour.permalink);
    if (id === undefined || neighbour.title !== written.get(id)) return neighbour;
    return {...neighbour, title: translated.get(id) ?? neighbour.title};
  };
  return docs.map((doc) => ({
    ...doc,
    previous: inLanguage(doc.previous),
    next: inLanguage(doc.next),
  }));
}

/** Ids of docs → the labels by which the trees name them; the first counts. */
function labelsOf(sidebars: Sidebars): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (items: readonly LabelledItem[]): void => {
    for (const {id, link, label, items: children = []} of items) {
      const doc = id ?? link?.id;
      if (doc !== undefined && label !== undefined && !labels.has(doc)) labels.set(doc, label);
      visit(children);
    }
  };
  Object.values(sidebars).forEach(visit);
  return labels;
}
