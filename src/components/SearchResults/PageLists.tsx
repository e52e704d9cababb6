import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {ALL_PAGES} from '../../../plugins/page-index/client/allPages';
import type {IndexedPage} from '../../../plugins/page-index/client';
import {useProducts} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

/** All pages, by product: what can be had without a script. */
export default function PageLists(): ReactNode {
  return (
    <>
      <noscript>
        <p className={styles.status}>
          <Translate
            id="vitrine.search.noScript"
            description="On the page of search results, where there are no scripts"
          >
            Searching needs scripts. All pages are listed here.
          </Translate>
        </p>
      </noscript>
      {useProducts().map(({id, name}) => (
        <ProductPages key={id} id={id} name={name} />
      ))}
    </>
  );
}

function ProductPages({id, name}: {id: string; name: string}): ReactNode {
  const own = ALL_PAGES.filter(({product}) => product === id);
  const told = own.filter(({kind}) => kind !== 'api');
  const listed = own.filter(({kind}) => kind === 'api');
  if (own.length === 0) return null;
  return (
    <section className={styles.product} aria-labelledby={`pages-${id}`}>
      <h2 id={`pages-${id}`} className={styles.name}>
        {name}
      </h2>
      <Pages pages={told} />
      {listed.length > 0 && (
        <>
          <h3 className={styles.part}>
            <Translate
              id="vitrine.search.reference"
              description="Heading over the pages of the API reference of a product"
            >
              API reference
            </Translate>
          </h3>
          <Pages pages={listed} />
        </>
      )}
    </section>
  );
}

function Pages({pages}: {pages: readonly IndexedPage[]}): ReactNode {
  return (
    <ul className={styles.pages} role="list">
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link to={path} {...clickData('search', 'list', path)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
