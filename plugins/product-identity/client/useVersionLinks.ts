import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useIdentityData, usePageLanguage, useProduct} from './identity';
import {versionLinks} from '../core/versionLinks';
import type {VersionLink} from '../core/versionLinks';
import {versionPage} from '../core/versionPage';

/**
 * The version dropdown's entries for the page that is shown. Search and hash are added when an
 * entry is chosen: the served HTML cannot know them.
 */
export function useVersionLinks(): VersionLink[] {
  const product = useProduct();
  const {languageAwareHosts} = useIdentityData();
  const language = usePageLanguage();
  const {pathname} = useLocation();
  const docs = useAllDocsData()[product.id];
  const place = versionPage(pathname, product.routeRoots[0] ?? '/', docs);
  return versionLinks(product.versions, {...place, language, languageAwareHosts});
}
