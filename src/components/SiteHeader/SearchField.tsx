import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {useAllowsSingleKeys} from '../Shortcuts/singleKeys';
import {BASE_URL} from '../site';
import styles from './styles.module.css';

const SEARCH = translate({
  id: 'vitrine.search.name',
  message: 'Search',
  description: 'The search: button, dialog, page',
});

/**
 * What looks like a field, and opens the dialog in which the reader types: once React is there, for
 * which a click is held. Without scripts it leads to the page that lists all pages.
 */
export default function SearchField({onOpen}: {onOpen: () => void}): ReactNode {
  const allowsSingleKeys = useAllowsSingleKeys();
  return (
    <form action={`${BASE_URL}search/`} className={styles.searchForm}>
      <button
        type="submit"
        className={styles.search}
        aria-haspopup="dialog"
        data-wants-react="use"
        aria-keyshortcuts={allowsSingleKeys ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        onClick={(event) => {
          event.preventDefault();
          // Safari does not focus a button that is pressed, so the dialog could not give it back.
          event.currentTarget.focus();
          onOpen();
        }}
        {...clickData('search', 'show')}
      >
        <Icon name="search" />
        <span className={styles.searchText}>{SEARCH}</span>
        {allowsSingleKeys && (
          <kbd className={styles.searchKey} aria-hidden="true">
            /
          </kbd>
        )}
      </button>
    </form>
  );
}
