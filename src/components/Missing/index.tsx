import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {useProducts} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

/** What stands where no page is: where to look instead. */
export default function Missing(): ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        No page at this address
      </Heading>
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
