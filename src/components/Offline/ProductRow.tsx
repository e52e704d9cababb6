import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {OfflineProduct} from '../../../plugins/service-worker/client';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import SaveProgress from './SaveProgress';
import styles from './styles.module.css';
import type {SaveStatus} from './useOffline';

const BYTES_IN_MB = 1_000_000;

interface Props {
  product: ProductIdentity;
  /** `undefined` until it is loaded, and for what this build leaves out. */
  size: OfflineProduct | undefined;
  state: SaveStatus;
  onSave: () => void;
  onRemove: () => void;
}

/** A product: what it weighs, and the one thing that can be done about it now. */
export default function ProductRow({product, size, state, onSave, onRemove}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <Link
        className={styles.name}
        to={product.href}
        {...clickData('products', 'offline', product.id)}
      >
        {product.name}
      </Link>
      <span className={styles.size}>{size && sizeText(size)}</span>
      <span className={styles.action}>
        {size && <Action {...{product, state, onSave, onRemove}} />}
      </span>
      {state.status === 'failed' && (
        <p className={styles.failure} role="alert">
          {state.message}
        </p>
      )}
    </li>
  );
}

function sizeText({pages, bytes}: OfflineProduct): string {
  return translate(
    {
      id: 'vitrine.offline.size',
      message: 'Pages: {pages}, {size} MB',
      description: 'Offline page: number of pages and size of a product',
    },
    {pages: String(pages), size: (bytes / BYTES_IN_MB).toFixed(1)},
  );
}

function Action({product: {id, name}, state, onSave, onRemove}: Omit<Props, 'size'>): ReactNode {
  if (state.status === 'waiting' || state.status === 'saving') {
    return (
      <SaveProgress name={name} {...(state.status === 'saving' ? state : {done: 0, total: 0})} />
    );
  }
  if (state.status === 'saved') return <Saved id={id} name={name} onRemove={onRemove} />;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onSave}
      aria-label={translate(
        {
          id: 'vitrine.offline.saveLabel',
          message: 'Save {name} for offline',
          description: 'Offline page: accessible name of the button that saves a product',
        },
        {name},
      )}
      data-needs="react"
      {...clickData('offline', 'save', id)}
    >
      <Translate id="vitrine.offline.save" description="Offline page: saves a product">
        Save for offline
      </Translate>
    </button>
  );
}

function Saved({id, name, onRemove}: {id: string; name: string; onRemove: () => void}): ReactNode {
  return (
    <>
      <span className={styles.saved} role="status">
        <Translate id="vitrine.offline.saved" description="Offline page: a product is saved">
          Saved
        </Translate>
      </span>
      <button
        type="button"
        className={styles.button}
        onClick={onRemove}
        aria-label={translate(
          {
            id: 'vitrine.offline.removeLabel',
            message: 'Remove {name} from this browser',
            description: 'Offline page: accessible name of the button that removes a product',
          },
          {name},
        )}
        data-needs="react"
        {...clickData('offline', 'remove', id)}
      >
        <Translate id="vitrine.offline.remove" description="Offline page: removes a product">
          Remove
        </Translate>
      </button>
    </>
  );
}
