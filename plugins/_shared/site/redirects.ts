import {decodePath, withSlash} from './addresses';
import {TABS} from './entries';
import {loadedDocs} from './content';
import type {AllContent} from './content';

/** An address that a page has had, and leads to it. */
export interface Redirect {
  /** With the site's base URL, in letters; with a slash at its end, unless it names a file. */
  from: string;
  /** The page's address, as browsers send it. */
  to: string;
  title: string;
  /** The page's file, relative to the site. */
  file: string;
}

interface WrittenPage {
  permalink: string;
  source: string;
  title?: string;
  frontMatter?: Readonly<Record<string, unknown>> & {redirect_from?: string[]};
}

/**
 * The redirects that pages name in `redirect_from`. A past version's pages are copies of those of
 * its time: of what they name, only what lies below the version is theirs.
 *
 * @param site whose addresses end as `trailingSlash` says
 */
export function redirectsIn(
  allContent: AllContent,
  site: {baseUrl: string; trailingSlash?: boolean | undefined},
): Redirect[] {
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  return [
    ...loadedDocs<WrittenPage>(allContent).flatMap(({versionName, path, docs}) => {
      const root = versionName === 'current' ? site.baseUrl : withSlash(path);
      return docs
        .flatMap((page) => redirectsOf(page, site))
        .filter(({from}) => from.startsWith(root));
    }),
    ...(pages.flat() as (WrittenPage | null)[]).flatMap((page) =>
      page === null ? [] : redirectsOf(page, site),
    ),
  ];
}

/** A page's, and those of its tabs, which were below the page wherever it was. */
function redirectsOf(
  {permalink, source, title, frontMatter = {}}: WrittenPage,
  {baseUrl, trailingSlash}: {baseUrl: string; trailingSlash?: boolean | undefined},
): Redirect[] {
  const address = encodeURI(decodePath(permalink)).replaceAll('$', '%24');
  const tabs = Object.entries(TABS).flatMap(([tab, field]) => (frontMatter[field] ? [tab] : []));
  return (frontMatter.redirect_from ?? []).flatMap((from) => {
    const isFile = from.endsWith('.html');
    return (isFile ? [''] : ['', ...tabs]).map((tab) => ({
      from: baseUrl + (isFile ? from : withSlash(withSlash(from) + tab)).slice(1),
      to: tab === '' && trailingSlash !== true ? address : withSlash(withSlash(address) + tab),
      title: title ?? address,
      file: source.replace(/^@site\//, ''),
    }));
  });
}
