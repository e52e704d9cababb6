import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useIdentityData, usePageLanguage, useProduct} from './identity';
import {withSlash} from '../../_shared/addresses';
import {stripLanguagePrefix} from '../../_shared/languages';
import type {Moved} from '../../_shared/site/moved';
import {versionLinks} from '../core/versionLinks';
import type {VersionLink} from '../core/versionLinks';
import {versionPage} from '../core/versionPage';
import type {SitePages} from '../core/versionPage';

/**
 * The version dropdown's entries for the page that is shown. Search and hash are added when an
 * entry is chosen: the served HTML cannot know them.
 */
export function useVersionLinks(): VersionLink[] {
  const {versions, routeRoots} = useProduct();
  const {languageAwareHosts} = useIdentityData();
  const language = usePageLanguage();
  const {pathname} = useLocation();
  const {locales} = useDocusaurusContext().i18n;
  const pages = once(locales, () => pagesOf(locales));
  const {path} = stripLanguagePrefix(pathname, locales);
  const place = versionPage(path, routeRoots[0] ?? '/', versions, pages);
  return versionLinks(versions, {...place, language, languageAwareHosts});
}

// Menu, banner and canonical link ask on every page, and the answer hangs on the site alone.
const pagesBy = new WeakMap<readonly string[], SitePages>();

function once(key: readonly string[], make: () => SitePages): SitePages {
  const value = pagesBy.get(key) ?? make();
  pagesBy.set(key, value);
  return value;
}

type Routes = readonly {
  path?: string | string[] | undefined;
  routes?: Routes | undefined;
  /** As the build says it of a page. */
  moved?: Moved;
}[];

const NOWHERE: Moved = {};

/**
 * The pages of the site in the language that is shown, which every page knows. The registry knows no
 * languages: links get the prefix of the one that is shown as they are made.
 */
function pagesOf(locales: readonly string[]): SitePages {
  const strip = (path: string) => stripLanguagePrefix(path, locales).path;
  const toMoved = (moved: Moved): Moved =>
    Object.fromEntries(
      Object.entries(moved).map(([root, address]) => [strip(root), address && strip(address)]),
    );
  const entriesOf = (list: Routes): [string, Moved][] =>
    list.flatMap(({path = [], routes: inner, moved}) => {
      if (inner) return entriesOf(inner);
      const own = moved ? toMoved(moved) : NOWHERE;
      return [path].flat().map((each): [string, Moved] => [withSlash(strip(each)), own]);
    });
  return new Map(entriesOf(routes));
}
