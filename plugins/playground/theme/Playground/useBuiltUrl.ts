import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {InLanguages} from '../../../_shared/site/builtIn';
import {firstLanguageAddress} from '../../../_shared/site/firstLanguage';

/**
 * Address of a file of a product, in the language that is shown where it is built in that, else in
 * the site's first language, which has all.
 *
 * @param path below the site's base: `/kit/api/button.json`
 */
export default function useBuiltUrl(path: string): string {
  const {products} = usePluginData('product-identity') as {products: readonly InLanguages[]};
  const {i18n} = useDocusaurusContext();
  const own = useBaseUrl(path);
  return firstLanguageAddress(path, '/', i18n, products) ?? own;
}
