import {decodePath} from '../../_shared/site/addresses';
import {quote} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';

/** What a route says of its page, as far as it is looked at here. */
export interface Route {
  path: string;
  /** Modules that its component is given; those of a page in markdown hold that file. */
  modules?: unknown;
  routes?: Route[];
}

/** An inline script of the finished site. */
export interface Script {
  /** All between its tags. */
  text: string;
  /** SHA-256 of it, in base64. */
  hash: string;
  /** A page that has it. */
  page: string;
}

const MARKDOWN = /\.mdx?(?:\?[^"]*)?"/;

/**
 * The pages that are made of what authors write, as opposed to those that are code alone.
 *
 * @param base that all paths of the routes begin with
 * @returns paths below the base without slashes at their ends, `''` for the start page
 */
export function writtenPages(routes: readonly Route[], base: string): Set<string> {
  const pages = routes.flatMap(function leaves(route): Route[] {
    return route.routes ? route.routes.flatMap(leaves) : [route];
  });
  const written = pages.filter(({modules}) => MARKDOWN.test(JSON.stringify(modules ?? {})));
  return new Set(written.map(({path}) => trim(decodePath(path).slice(base.length))));
}

/**
 * Whether a file is one of those pages, in any language.
 *
 * @param file its path below the root of the site: `ar/guide/index.html`
 * @param bases of all languages, the site's own first
 */
export function isWritten(file: string, written: ReadonlySet<string>, bases: readonly string[]) {
  const [root = '/'] = bases;
  const page = trim(file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  return bases.some((base) => {
    const below = trim(base.slice(root.length));
    if (below === '') return written.has(page);
    return page === below ? written.has('') : written.has(page.replace(`${below}/`, ''));
  });
}

function trim(path: string) {
  return path.replace(/^\/|\/$/g, '');
}

/**
 * Scripts of written pages that no code has: of whatever stands in a page, its author could be
 * anybody. Docusaurus' own warning on the start page is no author's.
 *
 * @param own texts of the scripts of all other pages
 * @param sources that the site itself lets in, hashes among them
 */
export function foreignScripts(
  scripts: readonly Script[],
  own: ReadonlySet<string>,
  sources: readonly string[],
): ErrorParts[] {
  return scripts
    .filter(({text, hash}) => !own.has(text) && !sources.includes(`'sha256-${hash}'`))
    .map(({text, hash, page}) => ({
      where: page,
      what: `has an inline script that stands in no page of code alone: ${quote(text)}`,
      fix: `make it a client module; if you know what it does, add "'sha256-${hash}'" to settings.hosting.sources['script-src']`,
    }));
}

/** Docusaurus' own, on the start page, unless `baseUrlIssueBanner` is off. */
export function isBanner(text: string): boolean {
  return text.includes('__docusaurus-base-url-issue-banner-container');
}
