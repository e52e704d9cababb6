import {decodePart, normalizeAddress, withSlash} from '../../../plugins/_shared/site/addresses';
import {suggest, type ErrorParts} from '../../../plugins/_shared/text/errors';
import {ownerOf} from '../../../plugins/_shared/site/ownerOf';
import {identityOf, type Parts} from './facts';

/** A page of the joined site, as links are looked for in it. */
export interface LinkedPage {
  /** Path of its HTML. */
  path: string;
  html: string;
}

const LINK = /<a\s(?:"[^"]*"|'[^']*'|[^'">])*?href=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What a site answers. */
export interface Answers {
  /** Whether there is a file at a path below the site. */
  hasFile: (path: string) => boolean;
  /** HTML of a page by its path. */
  read: (path: string) => string;
  /** Addresses that lead on, in letters, with a slash at their end. */
  redirects: ReadonlySet<string>;
}

/**
 * The links below the addresses of products that lead nowhere in the joined site: to no page, or to
 * no anchor of a page of another product.
 */
export function linkFaults(
  parts: Parts,
  pages: Iterable<LinkedPage>,
  answers: Answers,
): ErrorParts[] {
  const site = joinedSite(parts, answers);
  const faults: ErrorParts[] = [];
  for (const page of pages) {
    for (const link of new Set(valuesOf(LINK, page.html))) {
      const fault = faultOf(link, page.path, site);
      if (fault) faults.push(fault);
    }
  }
  return faults;
}

type JoinedSite = ReturnType<typeof joinedSite>;

/** What has to be known of the whole site. */
function joinedSite(parts: Parts, {hasFile, read, redirects}: Answers) {
  const {baseUrl, url, products} = identityOf(parts[0]);
  const sources = parts.flatMap((part) => Object.entries(identityOf(part).sources));
  const files = new Map(sources.map(([address, file]) => [normalizeAddress(address), file]));
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    ...{baseUrl, url, files, redirects},
    addresses: [...new Set(sources.map(([address]) => address))].sort(),
    productOf: (below: string) => ownerOf(below, products)?.id,
    /** Path of what an address leads to; `undefined` where nothing answers it. */
    fileAt: (below: string) => {
      const path = decodePart(below.slice(1));
      const places = path === '' || path.endsWith('/') ? [] : [path, `${path}.html`];
      return [...places, `${path.replace(/(?<=[^/])$/, '/')}index.html`].find(hasFile);
    },
    idsIn: (path: string) => {
      const found = ids.get(path) ?? new Set(valuesOf(ID, read(path)));
      ids.set(path, found);
      return found;
    },
  };
}

function faultOf(link: string, path: string, site: JoinedSite): ErrorParts | undefined {
  const here = site.baseUrl + path.replace(/(?:index)?\.html$/, '');
  const place = URL.canParse(link, site.url + here) ? new URL(link, site.url + here) : undefined;
  if (place?.origin !== new URL(site.url).origin || !place.pathname.startsWith(site.baseUrl))
    return;
  const below = place.pathname.slice(site.baseUrl.length - 1);
  const product = site.productOf(below);
  if (product === undefined || site.redirects.has(withSlash(decodePart(place.pathname)))) return;
  const where = site.files.get(normalizeAddress(here)) ?? path;
  const found = site.fileAt(below);
  if (found === undefined) {
    const near = site.addresses.filter((address) => site.productOf(address) === product);
    const fix = near.length > 0 ? suggest(place.pathname, near) : 'build the part that has it';
    return {where, what: `leads to ${place.pathname}, which no part has`, fix, kind: 'link'};
  }
  const hash = decodePart(place.hash.slice(1));
  const isNear = hash === '' || !found.endsWith('.html') || product === site.productOf(`/${path}`);
  if (isNear || site.idsIn(found).has(hash)) return;
  const what = `leads to ${place.pathname}#${hash}, an anchor that the page does not have`;
  return {where, what, fix: suggest(hash, [...site.idsIn(found)]), kind: 'link'};
}

/** The values of an attribute, without the references that HTML needs in addresses. */
function valuesOf(pattern: RegExp, html: string): string[] {
  return [...html.matchAll(pattern)].map(([, a, b, c]) =>
    (a ?? b ?? c ?? '').replaceAll('&amp;', '&'),
  );
}
