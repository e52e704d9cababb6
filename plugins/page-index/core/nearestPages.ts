import leven from 'leven';
import {decodePart} from '../../_shared/site/addresses';
import {fold} from '../../_shared/text/fold';
import type {IndexedPage} from './types';

/** What is less alike than this is no neighbour. */
const NEAR = 0.6;

/** What likeness is worth where it is not between the last segments of both paths. */
const COSTS = {askedStep: 0.1, productSegment: 0.25, pageParent: 0.15};

/**
 * What it changes for a page of a reference whether the address names its group. Little where it
 * does, as every page of the group has that in common; else the page that explains is nearer.
 */
const GROUP = {named: 0.01, missing: -0.1};

/** Beyond these it is one junk more, not another page. */
const MOST_STEPS = 2;

/** What the same product is worth, beside a last segment that is worth one. */
const PRODUCT_WEIGHT = 0.2;

/** Longer paths are nobody's typing: what is beyond is not compared. */
const LONGEST = {path: 500, segments: 8, segment: 64};

/**
 * The pages that the reader of an unknown address may have meant, best first: those with a like
 * last segment, of the same product before others; then pages beside and above them.
 *
 * @param path the unknown address, as it stands in the location bar; any string will do
 * @param pages all pages
 * @param limit the most pages returned
 * @returns none where nothing is near
 */
export function nearestPages(
  path: string,
  pages: readonly IndexedPage[],
  limit: number,
): IndexedPage[] {
  const roots = new Set(pages.map((page) => segmentsOf(page.path)[0]));
  const asked = withoutLanguage(segmentsOf(path.slice(0, LONGEST.path)), roots);
  return pages
    .map((page) => ({page, likeness: pageLikeness(asked, page)}))
    .filter((found) => found.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.page.path.length - b.page.path.length)
    .slice(0, limit)
    .map(({page}) => page);
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => fold(decodePart(segment.slice(0, LONGEST.segment))))
    .map((segment) => segment.replace(/\.(?:html?|mdx?)$/, '').replace(/^react-(?=.)/, ''))
    .filter((segment) => segment !== '' && segment !== 'index')
    .slice(0, LONGEST.segments);
}

/** A language that the site does not have is the likeliest reason for an unknown address with one. */
function withoutLanguage(segments: string[], roots: ReadonlySet<string | undefined>): string[] {
  const [first = ''] = segments;
  const isLanguage = /^[a-z]{2}(?:-[a-z]{2})?$/.test(first) && !roots.has(first);
  return isLanguage ? segments.slice(1) : segments;
}

/** Zero where the page is not near. */
function pageLikeness(asked: readonly string[], {path, kind}: IndexedPage): number {
  const segments = segmentsOf(path);
  const found = likeness(asked, segments);
  if (kind !== 'api' || found === 0) return found;
  return found + (asked.includes(segments.at(-2) ?? '') ? GROUP.named : GROUP.missing);
}

function likeness(asked: readonly string[], page: readonly string[]): number {
  const pairs = asked.flatMap((segment, i) =>
    page.map(
      (own, j) => alike(segment, own) - askedCost(i, asked.length) - ownCost(j, page.length),
    ),
  );
  const best = Math.max(0, ...pairs);
  if (best < NEAR) return 0;
  return best + PRODUCT_WEIGHT * alike(asked[0] ?? '', page[0] ?? '');
}

function askedCost(i: number, length: number): number {
  const steps = Math.min(length - 1 - i, MOST_STEPS) * COSTS.askedStep;
  return i === 0 && length > 1 ? steps + COSTS.productSegment : steps;
}

/** The product's own segment, alone, says nothing of the pages below it. */
function ownCost(j: number, length: number): number {
  if (j === length - 1) return 0;
  return j === 0 ? 1 : COSTS.pageParent;
}

/** One for equal words, zero for words that share nothing; `joy` is nearly `joy-ui`. */
function alike(a: string, b: string): number {
  if (a === b) return 1;
  if (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)) return 0.9;
  return 1 - leven(a, b) / Math.max(a.length, b.length);
}
