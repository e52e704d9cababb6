import type {ReactNode} from 'react';
import styles from './Rich.module.css';
import {greet} from './words';

export default function Rich(): ReactNode {
  return (
    <p className={styles.rich}>
      {/* #region preview */}
      <b>{greet('you')}</b>
      {/* #endregion preview */}
    </p>
  );
}
