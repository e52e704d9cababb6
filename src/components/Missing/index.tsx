import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useProducts} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import styles from './styles.module.css';

/** What stands where no page is: where to look instead. */
export default function Missing(): ReactNode {
  return (
    <main className={styles.page}>
      <PageTitle>No page at this address</PageTitle>
      <p className={styles.lead}>
        It may have moved, or the link may be mistyped. The products begin here:
      </p>
      <ul className={styles.list}>
        {useProducts().map(({id, name, href}) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
