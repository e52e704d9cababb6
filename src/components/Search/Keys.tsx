import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The keys of the list, for those who see it. */
export default function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <Translate
          id="vitrine.search.choose"
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
          id="vitrine.search.open"
          description="What a key does"
          values={{key: <kbd>Enter</kbd>}}
        >
          {'{key} to open'}
        </Translate>
      </span>
      <span>
        <Translate
          id="vitrine.search.close"
          description="What a key does"
          values={{key: <kbd>Esc</kbd>}}
        >
          {'{key} to close'}
        </Translate>
      </span>
    </p>
  );
}
