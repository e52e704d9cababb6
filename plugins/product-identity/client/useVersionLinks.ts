import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useIdentityData, usePageLanguage, useProduct} from './identity';
import {withSlash} from '../../_shared/site/addresses';
import {knownPages} from './knownPages';
import {stripLanguagePrefix} from '../../_shared/site/languages';
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
  const known = knownPages();
  const pages = once(known, () => pagesOf(known, locales));
  const {path} = stripLanguagePrefix(pathname, locales);
  const place = versionPage(path, routeRoots[0] ?? '/', versions, pages);
  return versionLinks(versions, {...place, language, languageAwareHosts});
}

// Menu, banner and canonical link ask on every page, and the answer hangs on the site alone.
const pagesBy = new WeakMap<ReadonlyMap<string, Moved>, SitePages>();

function once(key: ReadonlyMap<string, Moved>, make: () => SitePages): SitePages {
  const value = pagesBy.get(key) ?? make();
  pagesBy.set(key, value);
  return value;
}

/**
 * The pages of the site in the language that is shown. The registry knows no languages: links get
 * the prefix of the one that is shown as they are made.
 */
function pagesOf(known: ReadonlyMap<string, Moved>, locales: readonly string[]): SitePages {
  const strip = (path: string) => stripLanguagePrefix(path, locales).path;
  const toMoved = (moved: Moved): Moved =>
    Object.fromEntries(
      Object.entries(moved).map(([root, address]) => [strip(root), address && strip(address)]),
    );
  return new Map([...known].map(([path, moved]) => [withSlash(strip(path)), toMoved(moved)]));
}
