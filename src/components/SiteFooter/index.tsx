import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {clickData} from '../../../plugins/_shared/client';
import {useProducts} from '../../../plugins/product-identity/client';
import Languages from '../Languages';
import SiteLink from '../SiteLink';
import type {SiteLinkItem} from '../SiteLink';
import styles from './styles.module.css';

const PRODUCTS = translate({
  id: 'vitrine.footer.products',
  message: 'Products',
  description: 'Accessible name of the list of products',
});

/** Anchor of the question for consent, on whatever page; the plugin that asks knows it too. */
const PREFERENCES = 'cookie-preferences';

/** What `themeConfig.footer` says, and where else to go. */
export default function SiteFooter(): ReactNode {
  const {copyright, links = []} = useThemeConfig().footer ?? {};
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {/* Written by the site, as HTML: Docusaurus has it so. */}
        {copyright && <p dangerouslySetInnerHTML={{__html: copyright}} />}
        <nav aria-label={PRODUCTS}>
          <ul>
            {useProducts().map(({id, name, href}) => (
              <li key={id}>
                <Link to={href} {...clickData('products', 'footer', id)}>
                  {name}
                </Link>
              </li>
            ))}
            {linksOf(links).map((item) => (
              <li key={String(item.label)}>
                <SiteLink {...item} place="footer" />
              </li>
            ))}
            <Further />
          </ul>
        </nav>
        <Languages />
      </div>
    </footer>
  );
}

type Links = readonly (SiteLinkItem | {items: readonly SiteLinkItem[]})[];

/** Docusaurus' columns stand in one row here, without their titles. */
function linksOf(links: Links): SiteLinkItem[] {
  return links.flatMap((link) => ('items' in link ? link.items : [link]));
}

/** Pages about the site itself, and the question for consent. */
function Further(): ReactNode {
  const {siteMetadata} = useDocusaurusContext();
  const {asks} = (usePluginData('analytics') ?? {}) as {asks?: boolean};
  return (
    <>
      <li>
        <Link to="/versions/" {...clickData('versions', 'all')}>
          <Translate id="vitrine.versions.title" description="Title of the page of all versions">
            Versions
          </Translate>
        </Link>
      </li>
      {'service-worker' in siteMetadata.pluginVersions && (
        <li>
          <Link to="/offline/" {...clickData('offline', 'open')}>
            <Translate id="vitrine.offline.title" description="Title of the offline page">
              Offline
            </Translate>
          </Link>
        </li>
      )}
      {asks && (
        // Asked for by its hash alone; where no script runs, nothing is measured either.
        <li data-needs="js">
          <a id={PREFERENCES} href={`#${PREFERENCES}`} {...clickData('consent', 'open')}>
            <Translate id="vitrine.footer.cookies" description="Opens the question for consent">
              Cookie preferences
            </Translate>
          </a>
        </li>
      )}
    </>
  );
}
