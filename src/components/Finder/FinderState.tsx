import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {useProduct} from '../../../plugins/product-identity/client';
import {pluralText} from '../pluralText';
import type {PagesState} from './usePages';
import styles from './styles.module.css';

const START = translate({
  id: 'vitrine.finder.start',
  message: 'start page',
  description: 'Link within a sentence',
});

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
          <button
            type="button"
            className={styles.retry}
            onClick={retry}
            {...clickData('search', 'retry')}
          >
            <Translate
              id="vitrine.finder.retry"
              description="Button where the list of pages could not be loaded"
            >
              Try again
            </Translate>
          </button>
        </p>
      )}
      {state.status === 'ready' && count === 0 && <WaysOut onLeave={onLeave} />}
      {count > 0 && <Keys />}
    </>
  );
}

function describe({status}: PagesState, query: string, count: number): string {
  if (status === 'loading') {
    return translate({
      id: 'vitrine.finder.loading',
      message: 'Loading the list of pages…',
      description: 'Said before pages can be found',
    });
  }
  if (status === 'failed') {
    return translate({
      id: 'vitrine.finder.failed',
      message: 'The list of pages could not be loaded.',
      description: 'Said where no page can be found',
    });
  }
  if (count === 0) {
    return translate(
      {
        id: 'vitrine.finder.none',
        message: 'No page is called “{query}”.',
        description: 'Said where no page fits what was typed',
      },
      {query: query.trim()},
    );
  }
  return pluralText(
    count,
    translate({
      id: 'vitrine.finder.count',
      message: '{count} page|{count} pages',
      description: 'How many pages were found',
    }),
  );
}

function WaysOut({onLeave}: Pick<Props, 'onLeave'>): ReactNode {
  const {name, href} = useProduct();
  return (
    <p className={styles.way}>
      <Translate
        id="vitrine.finder.waysOut"
        description="Where no page was found; the product's and the site's start page"
        values={{
          product: (
            <Link to={href} onClick={onLeave} {...clickData('search', 'way-out', href)}>
              {name}
            </Link>
          ),
          start: (
            <Link to="/" onClick={onLeave} {...clickData('search', 'way-out', '/')}>
              {START}
            </Link>
          ),
        }}
      >
        {'Try a shorter word, or begin at {product} or the {start}.'}
      </Translate>
    </p>
  );
}

function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <Translate
          id="vitrine.finder.choose"
          description="What arrow keys do"
          values={{
            keys: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
          }}
        >
          {'{keys} to choose'}
        </Translate>
      </span>
      <span>
        <Translate
          id="vitrine.finder.open"
          description="What a key does"
          values={{key: <kbd>Enter</kbd>}}
        >
          {'{key} to open'}
        </Translate>
      </span>
      <span>
        <Translate
          id="vitrine.finder.close"
          description="What a key does"
          values={{key: <kbd>Esc</kbd>}}
        >
          {'{key} to close'}
        </Translate>
      </span>
    </p>
  );
}
