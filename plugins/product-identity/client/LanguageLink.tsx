import {forwardRef} from 'react';
import OriginalLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {firstLanguageAddress} from '../../_shared/site/firstLanguage';
import {useProducts} from './identity';

/**
 * Docusaurus' link, in a language in which not all pages are built: what leads to another one leads
 * to that page in the site's first language. A plain link, as each language is a site of its own.
 */
export default forwardRef<HTMLAnchorElement, Props>(function LanguageLink(props, ref) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const products = useProducts();
  const target = props.to ?? props.href;
  const address = target && firstLanguageAddress(target, pathname, i18n, products);
  if (!address) return <OriginalLink {...props} ref={ref} />;
  return (
    <a
      {...attributesOf(props)}
      ref={ref}
      href={siteConfig.trailingSlash === true ? withTrailingSlash(address) : address}
      hrefLang={i18n.localeConfigs[i18n.defaultLocale]?.htmlLang}
    >
      {props.children}
    </a>
  );
});

/** Those of the element itself. */
function attributesOf({
  to,
  href,
  isNavLink,
  isActive,
  activeClassName,
  autoAddBaseUrl,
  'data-noBrokenLinkCheck': isUnchecked,
  ...attributes
}: Props & {isActive?: unknown}) {
  return attributes;
}

/** As links within the site get it: files have none. */
function withTrailingSlash(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return /\.[^/]+$|\/$/.test(path) ? address : `${path}/${rest}`;
}
