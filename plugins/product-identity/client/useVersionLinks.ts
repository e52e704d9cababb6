import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useIdentityData, usePageLanguage, useProduct} from './identity';
import {stripLanguagePrefix} from '../../_shared/entries';
import {versionLinks} from '../core/versionLinks';
import type {VersionLink} from '../core/versionLinks';
import {versionPage} from '../core/versionPage';
import type {DocsVersions} from '../core/versionPage';

/**
 * The version dropdown's entries for the page that is shown. Search and hash are added when an
 * entry is chosen: the served HTML cannot know them.
 */
export function useVersionLinks(): VersionLink[] {
  const product = useProduct();
  const {languageAwareHosts} = useIdentityData();
  const language = usePageLanguage();
  const {pathname} = useLocation();
  const {locales} = useDocusaurusContext().i18n;
  const strip = (path: string) => stripLanguagePrefix(path, locales).path;
  const data = useAllDocsData()[product.id];
  const docs = data && once(versionsBy, data, () => withoutLanguage(data, strip));
  const hasPage = once(pagesBy, locales, () => pagesOf(locales));
  const place = versionPage(strip(pathname), product.routeRoots[0] ?? '/', docs, hasPage);
  return versionLinks(product.versions, {...place, language, languageAwareHosts});
}

// Menu, banner and canonical link ask on every page, and the answers hang on the site alone.
const versionsBy = new WeakMap<object, DocsVersions>();
const pagesBy = new WeakMap<object, (path: string) => boolean>();

function once<Value>(known: WeakMap<object, Value>, key: object, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

type Routes = readonly {path?: string | string[] | undefined; routes?: Routes | undefined}[];

/** Tells the pages that the site has in the language that is shown, which every page knows. */
function pagesOf(locales: readonly string[]): (path: string) => boolean {
  const pathsOf = (list: Routes): string[] =>
    list.flatMap(({path = [], routes: inner}) => (inner ? pathsOf(inner) : [path].flat()));
  const paths = pathsOf(routes).map((path) => stripLanguagePrefix(path, locales).path);
  const known = new Set(paths.map((path) => path.replace(/\/*$/, '/')));
  return (path) => known.has(path);
}

/** The registry knows no languages: links get the prefix of the one that is shown as they are made. */
function withoutLanguage(docs: DocsVersions, strip: (path: string) => string): DocsVersions {
  const versions = docs.versions.map((version) => ({
    ...version,
    path: strip(version.path),
    docs: version.docs.map((doc) => ({...doc, path: strip(doc.path)})),
  }));
  return {versions};
}
