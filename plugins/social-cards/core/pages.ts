import {loadedDocs} from '../../_shared/site/content';
import type {AllContent, AnnouncedMarkdown, MarkdownContent} from '../../_shared/site/content';
import {ownerOf} from '../../_shared/site/ownerOf';
import {cardAddress} from './address';

/** A page that has a card. */
export interface CardPage {
  /** Address of the card, with base URL. */
  address: string;
  title: string;
  description: string;
  /** Id of its product; `undefined`: no product claims it. */
  product: string | undefined;
  /** Label of a version that is not the current one; of that empty. */
  version: string;
}

interface Doc {
  permalink: string;
  title: string;
  description: string;
  frontMatter: {image?: unknown};
}

/** What a card is drawn of, without what its address tells. */
type Told = Pick<Doc, 'permalink' | 'title' | 'description'>;

/**
 * The pages that somebody wrote, but for those with a picture of their own, and those of the API, in
 * all versions; those of one version of a product one after the other.
 */
export function cardPages(
  allContent: AllContent,
  products: readonly {id: string; description: string; routeRoots: readonly string[]}[],
  baseUrl: string,
): CardPage[] {
  const loaded = loadedDocs<Doc>(allContent);
  const versions = loaded.map(({versionName, label, path}) => ({
    label: versionName === 'current' ? '' : label,
    routeRoots: [`/${path.slice(baseUrl.length)}`.replace(/\/*$/, '/')],
  }));
  const written = loaded
    .flatMap(({docs}) => docs)
    .filter(({frontMatter}) => frontMatter.image === undefined);
  // Parts of pages have none.
  const announced = announcedIn(allContent).filter(({permalink}) => !permalink.includes('#'));
  const references = announced.map(({permalink, title, documents}): Told => ({
    permalink,
    title: documents === undefined ? title : `${title} API`,
    description: documents ?? '',
  }));
  const pages = [...written, ...references].map(({permalink, title, description}) => {
    const path = `/${permalink.slice(baseUrl.length)}`;
    const owner = ownerOf(path, products);
    return {
      address: cardAddress(permalink, baseUrl),
      title,
      description: description || (owner?.description ?? ''),
      product: owner?.id,
      version: ownerOf(path, versions)?.label ?? '',
    };
  });
  const caseOf = ({product = '', version}: CardPage) => `${product} ${version}`;
  return pages.sort((a, b) => (caseOf(a) < caseOf(b) ? -1 : caseOf(a) > caseOf(b) ? 1 : 0));
}

/** The pages that plugins announce. */
function announcedIn(allContent: AllContent): AnnouncedMarkdown[] {
  return Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => (content as MarkdownContent | null | undefined)?.markdown?.() ?? []);
}
