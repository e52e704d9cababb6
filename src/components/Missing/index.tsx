import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useProducts} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import Nearest from './Nearest';
import styles from './styles.module.css';

/**
 * What stands where no page is: the address that was asked for, the pages nearest to it, and where
 * each product begins. The served file answers for every address, so what depends on one comes
 * after hydration, into places that are kept for it.
 */
export default function Missing(): ReactNode {
  const {pathname} = useLocation();
  const path = useIsBrowser() ? pathname : undefined;
  return (
    <main className={styles.page}>
      <PageTitle>No page at this address</PageTitle>
      <p className={styles.lead}>It may have moved, or the link may be mistyped.</p>
      <Asked path={path} />
      <Nearest path={path} />
      <section aria-labelledby="product-starts">
        <h2 className={styles.heading} id="product-starts">
          Where each product begins
        </h2>
        <ul className={styles.list} role="list">
          {useProducts().map(({id, name, href}) => (
            <li key={id}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Asked({path}: {path: string | undefined}): ReactNode {
  return (
    <p className={styles.asked}>
      {path !== undefined && (
        <>
          Asked for: <code dir="ltr">{readable(path)}</code>
        </>
      )}
    </p>
  );
}

/** An address in letters instead of percent signs, where that can be. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
