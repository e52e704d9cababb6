import {currentDocs} from '../../_shared/site/content';
import type {AllContent} from '../../_shared/site/content';
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
}

interface Doc {
  permalink: string;
  title: string;
  description: string;
  frontMatter: {image?: unknown};
}

/** What other plugins say of pages of theirs; without a title it is a part of another page. */
interface Announced {
  pathname: string;
  title?: string;
  section?: string;
}

/**
 * The pages of the current versions that somebody wrote, but for those with a picture of their own,
 * and for each API reference one card, as hundreds of pages would say the same.
 */
export function cardPages(
  allContent: AllContent,
  products: readonly {id: string; description: string; routeRoots: readonly string[]}[],
  baseUrl: string,
): CardPage[] {
  const ownerAt = (address: string) => ownerOf(`/${address.slice(baseUrl.length)}`, products);
  const written = currentDocs<Doc>(allContent)
    .filter(({frontMatter}) => frontMatter.image === undefined)
    .map(({permalink, title, description}) => ({
      address: cardAddress(permalink, baseUrl),
      title,
      description,
      product: ownerAt(permalink)?.id,
    }));
  const references = announcedIn(allContent).flatMap(({pathname, title, section}): CardPage[] => {
    const [root] = /^.*\/api\//.exec(pathname) ?? [];
    const owner = ownerAt(pathname);
    if (root === undefined || title === undefined || !owner) return [];
    const {id: product, description} = owner;
    return [{address: cardAddress(root, baseUrl), title: section ?? title, description, product}];
  });
  // Of a reference the first says what it is.
  return [
    ...new Map([...references.reverse(), ...written].map((page) => [page.address, page])).values(),
  ];
}

function announcedIn(allContent: AllContent): Announced[] {
  return Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => (content as {addresses?: Announced[]} | null)?.addresses ?? []);
}
