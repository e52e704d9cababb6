import type {ReactNode} from 'react';
import {marksIn} from '../../../plugins/local-search/client';
import styles from './result.module.css';

/** A text with what was typed in it marked. */
export default function Marked({text, query}: {text: string; query: string}): ReactNode {
  return (
    <bdi>
      {marksIn(text, query).map(({text: piece, isTyped}, i) =>
        isTyped ? (
          <mark key={i} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </bdi>
  );
}
