import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {keepPlace} from './keepPlace';
import styles from './tools.module.css';

const LESS = translate({
  id: 'vitrine.code.fold',
  message: 'Show less',
  description: 'Folds a long block of code',
});

export interface FoldProps {
  /** Number of lines of the whole block. */
  lines: number;
}

/**
 * The switch that unfolds a long block: a native disclosure, so that it works without JavaScript.
 * The code stands before it; the stylesheet looks at whether it is open.
 */
export default function Fold({lines}: FoldProps): ReactNode {
  return (
    <details className={styles.fold} data-fold="">
      <summary
        className={styles.foldSwitch}
        onClick={closeInPlace}
        {...clickData('code', 'unfold')}
      >
        <span className={styles.more}>
          {translate(
            {
              id: 'vitrine.code.unfold',
              message: 'Show all {count} lines',
              description: 'Unfolds a long block of code',
            },
            {count: lines},
          )}
        </span>
        <span className={styles.less}>{LESS}</span>
      </summary>
    </details>
  );
}

function closeInPlace(click: MouseEvent<HTMLElement>): void {
  const summary = click.currentTarget;
  const details = summary.parentElement as HTMLDetailsElement;
  if (!details.open) return;
  click.preventDefault();
  keepPlace(summary, () => {
    details.open = false;
  });
}
