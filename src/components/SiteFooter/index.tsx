import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useProducts} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

/** What the site is and is not, and where else to go. */
export default function SiteFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          Vitrine is an independent documentation of MIT-licensed libraries. It is made by nobody at
          MUI, and not endorsed by them.
        </p>
        <nav aria-label="Products">
          <ul>
            {useProducts().map(({id, name, href}) => (
              <li key={id}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to="/versions/">Versions</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
