import type {ReactNode} from 'react';
import Dialog from '../Dialog';
import SearchPanel from './SearchPanel';
import {TEXTS} from './texts';
import styles from './styles.module.css';

/** The dialog in which a reader searches. What is inside it is the way of searching. */
export default function Search({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title={TEXTS.search} hidesTitle className={styles.dialog} onClose={onClose}>
      <SearchPanel onLeave={onClose} />
    </Dialog>
  );
}
