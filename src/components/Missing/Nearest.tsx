import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {IndexedPage} from '../../../plugins/page-index/client';
import {useProducts} from '../../../plugins/product-identity/client';
import {pluralText} from '../pluralText';
import styles from './styles.module.css';
import {useNearest} from './useNearest';

const TITLE = translate({
  id: 'vitrine.missing.nearest',
  message: 'The nearest pages',
  description: 'Heading where no page is at an address',
});
const LOOKING = translate({
  id: 'vitrine.missing.looking',
  message: 'Looking for pages with a similar address.',
  description: 'Said while nearest pages are looked for',
});
const FAILED = translate({
  id: 'vitrine.missing.failed',
  message: 'The list of pages could not be loaded.',
  description: 'Said where no nearest pages can be found',
});
const NONE = translate({
  id: 'vitrine.missing.none',
  message: 'No page has a similar address.',
  description: 'Said where there are no nearest pages',
});
const FOUND = translate({
  id: 'vitrine.missing.found',
  message: 'One page has a similar address.|{count} pages have a similar address.',
  description: 'How many nearest pages there are',
});

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
        {TITLE}
      </h2>
      <p className={styles.status} role="status">
        {statusOf(nearest)}
      </p>
      <ul className={styles.list} role="list">
        {pages.map(({path: to, title, product, kind}) => (
          <li key={to}>
            <Link to={to} {...clickData('missing', 'nearest', to)}>
              {title}
            </Link>
            <span>{noteOf(kind, products.find(({id}) => id === product)?.name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusOf(nearest: ReturnType<typeof useNearest>): string {
  if (nearest === 'waiting') return LOOKING;
  if (nearest === 'failed') return FAILED;
  if (nearest.length === 0) return NONE;
  return pluralText(nearest.length, FOUND);
}

/** Tells the API page of a component from the page of the same title that explains it. */
function noteOf(kind: IndexedPage['kind'], product = ''): string {
  if (kind !== 'api') return product;
  return translate(
    {
      id: 'vitrine.missing.api',
      message: '{product} API',
      description: 'Beside a page of the API reference: where it belongs',
    },
    {product},
  );
}
