import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useProduct} from '../../../plugins/product-identity/client';
import type {PagesState} from './usePages';
import styles from './styles.module.css';

interface Props {
  state: PagesState;
  query: string;
  /** Pages in the list. */
  count: number;
  retry: () => void;
  onLeave: () => void;
}

/** What is said of the list, and what stands there when it is empty. */
export default function FinderState({state, query, count, retry, onLeave}: Props): ReactNode {
  return (
    <>
      <p role="status" className={count > 0 ? styles.hidden : styles.state}>
        {describe(state, query, count)}
      </p>
      {state.status === 'failed' && (
        <p className={styles.way}>
          <button type="button" className={styles.retry} onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {state.status === 'ready' && count === 0 && <WaysOut onLeave={onLeave} />}
      {count > 0 && <Keys />}
    </>
  );
}

function describe({status}: PagesState, query: string, count: number): string {
  if (status === 'loading') return 'Loading the list of pages…';
  if (status === 'failed') return 'The list of pages did not arrive.';
  if (count === 0) return `No page is called “${query.trim()}”.`;
  return count === 1 ? '1 page' : `${count} pages`;
}

function WaysOut({onLeave}: Pick<Props, 'onLeave'>): ReactNode {
  const {name, href} = useProduct();
  return (
    <p className={styles.way}>
      Try a shorter word, or begin at{' '}
      <Link to={href} onClick={onLeave}>
        {name}
      </Link>{' '}
      or the{' '}
      <Link to="/" onClick={onLeave}>
        start page
      </Link>
      .
    </p>
  );
}

function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to choose
      </span>
      <span>
        <kbd>Enter</kbd> to open
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}
