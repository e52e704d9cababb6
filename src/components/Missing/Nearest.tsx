import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useProducts} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';
import {useNearest} from './useNearest';

interface Props {
  /** The address asked for; `undefined` until hydration. */
  path: string | undefined;
}

/** The pages nearest to an address, once they are known. Hidden where no script will ever find them. */
export default function Nearest({path}: Props): ReactNode {
  const nearest = useNearest(path);
  const products = useProducts();
  const pages = typeof nearest === 'string' ? [] : nearest;
  return (
    <section className={styles.nearest} aria-labelledby="nearest-pages">
      <h2 className={styles.heading} id="nearest-pages">
        The nearest pages
      </h2>
      <p className={styles.status} role="status">
        {statusOf(nearest)}
      </p>
      <ul className={styles.list} role="list">
        {pages.map(({path: to, title, product}) => (
          <li key={to}>
            <Link
              to={to}
              data-ga-event-category="missing"
              data-ga-event-action="nearest"
              data-ga-event-label={to}
            >
              {title}
            </Link>
            <span>{products.find(({id}) => id === product)?.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusOf(nearest: ReturnType<typeof useNearest>): string {
  if (nearest === 'waiting') return 'Looking for pages of a similar address.';
  if (nearest === 'failed') return 'The list of pages could not be loaded.';
  if (nearest.length === 0) return 'No page has an address like it.';
  return nearest.length === 1
    ? 'One page has a similar address.'
    : `${nearest.length} pages have a similar address.`;
}
