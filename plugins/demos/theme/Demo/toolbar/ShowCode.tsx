import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ITEM} from './useRoving';
import styles from './styles.module.css';

export interface ShowCodeProps {
  /** Name of the demo, for analytics. */
  name: string;
  defaultOpen: boolean;
}

/**
 * Unfolds the source: a native disclosure, so that it works without JavaScript. The code stands
 * after the toolbar, of which it is no part; the style sheet looks at whether this is open.
 */
export default function ShowCode({name, defaultOpen}: ShowCodeProps): ReactNode {
  return (
    <details className={styles.fold} open={defaultOpen} data-demo-fold="">
      <summary
        className={styles.foldSwitch}
        data-ga-event-category="demo-expand"
        data-ga-event-action="expand"
        data-ga-event-label={name}
        {...ITEM}
      >
        <span className={styles.folded}>
          <Translate id="vitrine.demo.showCode" description="Unfolds the source of a demo">
            Show code
          </Translate>
        </span>
        <span className={styles.unfolded}>
          <Translate id="vitrine.demo.hideCode" description="Folds the source of a demo">
            Hide code
          </Translate>
        </span>
      </summary>
    </details>
  );
}
