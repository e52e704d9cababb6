import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clickData} from '../../../plugins/_shared/client';
import {WANTS_REACT} from '../../../plugins/_shared/loading/lateScripts';
import {useProducts} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import {askedFor} from './asked';
import AskedPage from './AskedPage';
import ProductRow from './ProductRow';
import styles from './styles.module.css';
import {isSavable, useOffline} from './useOffline';
import type {Offline as OfflineTools} from './useOffline';

/**
 * What can be read without a network: each product with its size, to be saved or removed. Served,
 * it is a list of products; what this browser keeps is known after hydration.
 */
export default function Offline(): ReactNode {
  const {search} = useLocation();
  const asked = useIsBrowser() ? askedFor(search, window.location.origin) : undefined;
  const tools = useOffline();
  return (
    <div className={styles.page} {...{[WANTS_REACT]: 'load'}}>
      <PageTitle>
        <Translate id="vitrine.offline.title" description="Title of the offline page">
          Offline
        </Translate>
      </PageTitle>
      {asked !== undefined && <AskedPage address={asked} />}
      <p className={styles.lead}>
        <Translate id="vitrine.offline.lead" description="Offline page: what it is for">
          Pages that you have visited open without a network. Save a product to read all of its
          pages offline, demos included.
        </Translate>
      </p>
      <Note {...tools} />
      <Products {...tools} />
    </div>
  );
}

/** A line that keeps its place, so that nothing moves when it is known what it says. */
function Note({canSave, trouble}: OfflineTools): ReactNode {
  return (
    <p className={styles.note} role="status">
      {canSave === false ? (
        <Translate id="vitrine.offline.officialOnly" description="Offline page: cannot save here">
          Saving is possible on the official site only, in a browser that allows it.
        </Translate>
      ) : (
        trouble
      )}
    </p>
  );
}

function Products({canSave, sizes, statusOf, save, remove}: OfflineTools): ReactNode {
  // A product that this build leaves out has a full address, on another site.
  const products = useProducts().filter(({href}) => href.startsWith('/'));
  const left = sizes.map(({id}) => id).filter((id) => isSavable(statusOf(id)));
  return (
    <>
      <ul className={styles.list} role="list">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            size={canSave ? sizes.find(({id}) => id === product.id) : undefined}
            state={statusOf(product.id)}
            onSave={() => void save([product.id])}
            onRemove={() => void remove(product.id)}
          />
        ))}
      </ul>
      <p className={styles.all}>
        {canSave && left.length > 1 && (
          <button
            type="button"
            className={styles.button}
            onClick={() => void save(left)}
            data-needs="react"
            {...clickData('offline', 'save-all')}
          >
            <Translate id="vitrine.offline.saveAll" description="Offline page: saves all products">
              Save everything
            </Translate>
          </button>
        )}
      </p>
    </>
  );
}
