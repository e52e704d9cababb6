import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Dialog from '../Dialog';
import PageFinder from './PageFinder';
import styles from './styles.module.css';

const FIND = translate({
  id: 'vitrine.finder.name',
  message: 'Find a page',
  description: 'The search for pages: button, field and dialog',
});

/** The dialog in which a reader looks for a page. What is inside it is the way of looking. */
export default function Finder({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title={FIND} hidesTitle className={styles.dialog} onClose={onClose}>
      <PageFinder onLeave={onClose} />
    </Dialog>
  );
}
