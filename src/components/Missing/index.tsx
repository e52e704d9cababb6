import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clickData} from '../../../plugins/_shared/client';
import {decodePart} from '../../../plugins/_shared/site/addresses';
import {WANTS_REACT} from '../../../plugins/_shared/loading/lateScripts';
import {useProducts} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import Nearest from './Nearest';
import styles from './styles.module.css';

export const TITLE = translate({
  id: 'vitrine.missing.title',
  message: 'No page at this address',
  description: 'Title where no page is at an address',
});

/**
 * What stands where no page is: the address that was asked for, the pages nearest to it, and where
 * each product begins. The served file answers for every address, so what depends on one comes
 * after hydration, into places that are kept for it.
 */
export default function Missing(): ReactNode {
  const {pathname} = useLocation();
  const path = useIsBrowser() ? pathname : undefined;
  return (
    <main className={styles.page} {...{[WANTS_REACT]: 'load'}}>
      <PageTitle>{TITLE}</PageTitle>
      <p className={styles.lead}>
        <Translate
          id="vitrine.missing.why"
          description="Under the title where no page is at an address"
        >
          It may have moved, or the link may be mistyped.
        </Translate>
      </p>
      <Asked path={path} />
      <Nearest path={path} />
      <section aria-labelledby="product-starts">
        <h2 className={styles.heading} id="product-starts">
          <Translate
            id="vitrine.missing.starts"
            description="Heading over the start pages of all products"
          >
            Where each product begins
          </Translate>
        </h2>
        <ul className={styles.list} role="list">
          {useProducts().map(({id, name, href}) => (
            <li key={id}>
              <Link to={href} {...clickData('missing', 'start', id)}>
                {name}
              </Link>
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
        <Translate
          id="vitrine.missing.asked"
          description="The address at which no page is"
          values={{address: <code dir="ltr">{decodePart(path)}</code>}}
        >
          {'Asked for: {address}'}
        </Translate>
      )}
    </p>
  );
}
