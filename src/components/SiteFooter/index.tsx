import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {useProducts} from '../../../plugins/product-identity/client';
import Languages from '../Languages';
import styles from './styles.module.css';

const PRODUCTS = translate({
  id: 'vitrine.footer.products',
  message: 'Products',
  description: 'Accessible name of the list of products',
});

/** Anchor of the question for consent, on whatever page; the plugin that asks knows it too. */
const PREFERENCES = 'cookie-preferences';

/** What the site is and is not, and where else to go. */
export default function SiteFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <Translate id="vitrine.footer.about" description="What the site is and is not">
            Vitrine is independent documentation of MIT-licensed libraries. It is neither made nor
            endorsed by MUI.
          </Translate>
        </p>
        <nav aria-label={PRODUCTS}>
          <ul>
            {useProducts().map(({id, name, href}) => (
              <li key={id}>
                <Link to={href} {...clickData('products', 'footer', id)}>
                  {name}
                </Link>
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

/** Pages about the site itself, and the question for consent. */
function Further(): ReactNode {
  return (
    <>
      <li>
        <Link to="/versions/" {...clickData('versions', 'all')}>
          <Translate id="vitrine.versions.title" description="Title of the page of all versions">
            Versions
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/offline/" {...clickData('offline', 'open')}>
          <Translate id="vitrine.offline.title" description="Title of the offline page">
            Offline
          </Translate>
        </Link>
      </li>
      {/* Asked for by its hash alone; where no script runs, nothing is measured either. */}
      <li data-needs="js">
        <a id={PREFERENCES} href={`#${PREFERENCES}`} {...clickData('consent', 'open')}>
          <Translate id="vitrine.footer.cookies" description="Opens the question for consent">
            Cookie preferences
          </Translate>
        </a>
      </li>
    </>
  );
}
