import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {useAllowsSingleKeys} from '../Shortcuts/singleKeys';
import styles from './styles.module.css';

const FIND = translate({
  id: 'vitrine.finder.name',
  message: 'Find a page',
  description: 'The search for pages: button, field and dialog',
});

/** What looks like a field, and opens the dialog in which the reader types. */
export default function SearchField({onOpen}: {onOpen: () => void}): ReactNode {
  const allowsSingleKeys = useAllowsSingleKeys();
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts={allowsSingleKeys ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
      onClick={({currentTarget}) => {
        // Safari does not focus a button that is pressed, so the dialog could not give it back.
        currentTarget.focus();
        onOpen();
      }}
      data-needs="react"
      {...clickData('search', 'show')}
    >
      <Icon name="search" />
      <span className={styles.searchText}>{FIND}</span>
      {allowsSingleKeys && (
        <kbd className={styles.searchKey} aria-hidden="true">
          /
        </kbd>
      )}
    </button>
  );
}
