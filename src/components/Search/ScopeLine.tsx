import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {Scope} from '../../../plugins/local-search/client';
import {isApple} from '../../../plugins/late-hydration/client/isApple';
import {useScopeName} from './usePlace';
import styles from './scope.module.css';

interface Props {
  scope: Scope;
  /** Where the reader is. */
  own: Scope;
  onWiden: () => void;
}

/** Says where the search looks, with the switch to all products and back. */
export default function ScopeLine({scope, own, onWiden}: Props): ReactNode {
  const scopeName = useScopeName();
  const other = scope === 'all' ? own : 'all';
  return (
    <p className={styles.scope}>
      <span className={styles.where}>
        <Translate
          id="vitrine.search.where"
          description="Under the field of the search; a product and its version, or all products"
          values={{where: <strong>{scopeName(scope)}</strong>}}
        >
          {'In {where}'}
        </Translate>
      </span>
      <button
        type="button"
        className={styles.widen}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        onClick={onWiden}
        {...clickData('search', 'scope', other === 'all' ? 'all' : other.product)}
      >
        {scopeName(other)}
        <span className={styles.combination} dir="ltr" aria-hidden="true">
          <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
        </span>
      </button>
    </p>
  );
}
