import {GOOD} from '../query/search';
import {scopeOf, type Scope} from '../query/scope';
import type {Found, ShardEntry} from '../types';
import type {Hit} from './answer';

/** Where pages of the site stand. */
export interface Site {
  /** Its own origins: that which is read now, and that which was crawled. */
  origins: readonly string[];
  shards: readonly ShardEntry[];
}

/** A line under a name holds no more. */
const LONGEST = 160;
/** Level of the page; those before it say where it stands, those behind are headings. */
const PAGE = 1;
/** Anchors that Docusaurus gives to what is no heading. */
const NO_HEADING = /^#__docusaurus/;

/**
 * What a hosted search has found, as the site's own index would say it: pages and headings of the
 * site that the scope has, each address once. All others are left out, wherever they lead.
 *
 * @param scope where was looked
 * @param limit the most answers
 */
export function foundOf(hits: readonly Hit[], scope: Scope, site: Site, limit: number): Found[] {
  const seen = new Set<string>();
  const found = hits.flatMap((hit): Omit<Found, 'score'>[] => {
    const href = hrefOf(hit.url, site.origins);
    const home = href === undefined ? 'all' : scopeOf(href.replace(/[?#].*$/, ''), site.shards);
    const isWanted = scope === 'all' || (home !== 'all' && isSame(home, scope));
    if (href === undefined || home === 'all' || !isWanted || seen.has(href)) return [];
    const texts = textsOf(hit);
    if (texts === undefined) return [];
    seen.add(href);
    return [{...texts, from: '', href, product: home.product, version: home.version}];
  });
  // All are good, in the order that they came in: no other product is asked instead.
  return found.slice(0, limit).map((one, i) => ({...one, score: GOOD + limit - i}));
}

function isSame(one: Exclude<Scope, 'all'>, other: Exclude<Scope, 'all'>): boolean {
  return one.product === other.product && one.version === other.version;
}

/** The address without its origin, where that is the site's own. */
function hrefOf(address: string, origins: readonly string[]): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // Two slashes at the beginning are another host, once the origin is taken off.
  if (!url || !origins.includes(url.origin) || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + (NO_HEADING.test(url.hash) ? '' : url.hash);
}

function textsOf({
  levels,
  content,
}: Hit): Pick<Found, 'kind' | 'name' | 'owner' | 'about'> | undefined {
  const last = levels.findLastIndex((text) => text !== '');
  const name = levels[last];
  if (name === undefined) return undefined;
  const about = content.length > LONGEST ? `${content.slice(0, LONGEST - 1).trimEnd()}…` : content;
  if (last <= PAGE) return {kind: 'page', name, owner: '', about};
  return {kind: 'heading', name, owner: levels[PAGE] || levels[0] || '', about};
}
