import type {ReactNode} from 'react';
import Dialog from '../Dialog';
import PageFinder from './PageFinder';
import styles from './styles.module.css';

/** The dialog in which a reader looks for a page. What is inside it is the way of looking. */
export default function Finder({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title="Find a page" hidesTitle className={styles.dialog} onClose={onClose}>
      <PageFinder onLeave={onClose} />
    </Dialog>
  );
}
