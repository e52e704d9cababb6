/** A place of a page's tree that shows a file, or leads to one. */
export interface Target {
  /** As written. */
  url: string;
  /** From 1. */
  line: number;
  isPicture: boolean;
}

/** The most bytes of a picture: readers load all of it, also on a phone. */
const MOST_BYTES = 10_000_000;

/** What is wrong with a picture of so many bytes, if anything. */
export function weightFault(bytes: number): {what: string; fix: string} | undefined {
  if (bytes <= MOST_BYTES) return undefined;
  const megabytes = (count: number) => `${(count / 1e6).toFixed(0)} MB`;
  return {
    what: `is a picture of ${megabytes(bytes)}, and ${megabytes(MOST_BYTES)} may be`,
    fix: 'make it smaller (fewer pixels, or AVIF or WebP), or link to it',
  };
}

/** A node of a page's tree, as far as it is looked at here. */
interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
  position?: {start: {line: number}};
}

/** What Docusaurus makes a file of the site of, where it finds one. */
const LEADING = new Set(['image', 'link', 'definition']);

/** Imports of a file's text, by a loader or a query. */
const RAW = /(["'])(?:[^"'\n]*!(?<loaded>[^"'!\n]+)|(?<asked>[^"'\n]+)\?raw)\1/g;

/** The pictures, links and raw imports of a page, in its order. */
export function targetsOf(tree: Node): Target[] {
  return [...ownOf(tree), ...(tree.children ?? []).flatMap(targetsOf)];
}

function ownOf({type, url, value = '', position}: Node): Target[] {
  const line = position?.start.line ?? 1;
  if (LEADING.has(type)) return url === undefined ? [] : [{url, line, isPicture: type === 'image'}];
  if (type !== 'mdxjsEsm') return [];
  return [...value.matchAll(RAW)].map(({index, groups}) => ({
    url: groups?.loaded ?? groups?.asked ?? '',
    line: line + value.slice(0, index).split('\n').length - 1,
    isPicture: false,
  }));
}

/** Where the files of a page are looked for, absolute. */
export interface Places {
  siteDir: string;
  /** Of the page. */
  folder: string;
  /** Those that are copied as they are. */
  staticDirs: readonly string[];
}

/**
 * The files that an address may lead to, by Docusaurus' own rule: `@site/` is the site's folder, what
 * begins with a slash is looked for in static folders, the rest beside the page.
 *
 * @returns folders and the path from them; none for an address elsewhere, or within the page
 */
export function filesOf(
  url: string,
  {siteDir, folder, staticDirs}: Places,
): [from: string, path: string][] {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(url)) return [];
  const path = decoded(url.replace(/[?#][^]*$/, '').replaceAll('\\', '/'));
  if (path.startsWith('@site/')) return [[siteDir, path.slice('@site/'.length)]];
  if (path.startsWith('/')) return staticDirs.map((each) => [each, path]);
  return [[folder, path]];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
