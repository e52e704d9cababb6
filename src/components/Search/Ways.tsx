import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {Scope} from '../../../plugins/local-search/client';
import {useProducts} from '../../../plugins/product-identity/client';
import {resultsAddress} from './address';
import styles from './styles.module.css';

/** The way out of a failure: once more, or the plain list of all pages. */
export function Retry({retry, onLeave}: {retry: () => void; onLeave?: () => void}): ReactNode {
  return (
    <p className={styles.way}>
      <button
        type="button"
        className={styles.button}
        onClick={retry}
        {...clickData('search', 'retry')}
      >
        <Translate
          id="vitrine.search.retry"
          description="Button where the search index could not be loaded"
        >
          Try again
        </Translate>
      </button>
      <Link
        to={resultsAddress()}
        onClick={onLeave}
        {...clickData('search', 'way-out', resultsAddress())}
      >
        <Translate
          id="vitrine.search.list"
          description="Link where the search index could not be loaded"
        >
          All pages
        </Translate>
      </Link>
    </p>
  );
}

interface NearestProps {
  names: readonly string[];
  type: (query: string) => void;
}

/** Names that are near to what was typed. */
export function NearestNames({names, type}: NearestProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className={styles.way}>
      <Translate
        id="vitrine.search.nearest"
        description="Before the names that are nearest to what was typed"
      >
        Did you mean
      </Translate>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          onClick={() => type(name)}
          {...clickData('search', 'nearest', name)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </p>
  );
}

/** Where each product begins. */
export function Starts({onLeave}: {onLeave?: () => void}): ReactNode {
  return (
    <ul className={styles.starts} role="list">
      {useProducts().map(({id, name, href}) => (
        <li key={id}>
          <Link to={href} onClick={onLeave} {...clickData('search', 'way-out', href)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  query: string;
  scope: Scope;
  onLeave: () => void;
}

/** Leads to the page that has all results. */
export function MoreResults({query, scope, onLeave}: MoreProps): ReactNode {
  const address = resultsAddress(query, scope);
  return (
    <p className={styles.more}>
      <Link to={address} onClick={onLeave} {...clickData('search', 'more')}>
        <Translate
          id="vitrine.search.more"
          description="Link under the results in the dialog of the search"
        >
          All results on one page
        </Translate>
      </Link>
    </p>
  );
}
