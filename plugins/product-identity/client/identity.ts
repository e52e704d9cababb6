import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DEFAULT_LANGUAGE, stripLanguagePrefix} from '../../_shared/site/languages';
import {isBuiltIn} from '../../_shared/site/builtIn';
import {productOf} from '../core/productOf';
import type {ProductIdentity} from '../../_shared/site/product';
import type {IdentityData} from '../core/types';

/** The registry as every page carries it, in its order. */
export function useIdentityData(): IdentityData {
  return usePluginData('product-identity') as IdentityData;
}

/** All products, in the registry's order. */
export function useProducts(): ProductIdentity[] {
  return useIdentityData().products;
}

/**
 * The product of the page that is shown. Until hydration that is the one it was served with: the
 * one file 404.html answers for unknown addresses of every product.
 */
export function useProduct(): ProductIdentity {
  const {products, fallback} = useIdentityData();
  const {i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isHydrated = useIsBrowser();
  const served = isHydrated ? undefined : servedProduct(products);
  return served ?? productOf(pathname, products, fallback, i18n.locales);
}

function servedProduct(products: readonly ProductIdentity[]): ProductIdentity | undefined {
  if (typeof document === 'undefined') return undefined;
  return products.find(({id}) => id === document.documentElement.dataset.product);
}

/** The page's language: the listed one its path or query names, else English. */
export function usePageLanguage(): string {
  const {i18n} = useDocusaurusContext();
  const {pathname, search} = useLocation();
  const asked = new URLSearchParams(useIsBrowser() ? search : '').get('userLanguage') ?? '';
  if (i18n.locales.includes(asked)) return asked;
  const {language} = stripLanguagePrefix(pathname, i18n.locales);
  return i18n.locales.includes(language) ? language : DEFAULT_LANGUAGE;
}

/** The languages that the page is built in, the site's first among them. */
export function useBuiltLocales(): readonly string[] {
  const products = useProducts();
  const {
    i18n: {locales, defaultLocale},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return useMemo(
    () => locales.filter((locale) => isBuiltIn(path, {locale, defaultLocale}, products)),
    [locales, defaultLocale, path, products],
  );
}
