import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Quiet words after a title: `New`, `Beta`, `Pro plan`. Each says by text, not colour, what it means. */
export default function Badges({names}: {names: readonly string[]}): ReactNode {
  return names.map((name) => (
    <span key={name} className={styles.badge}>
      {name}
    </span>
  ));
}
