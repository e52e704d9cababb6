import type {ReactNode} from 'react';
import {clickData} from '../../../plugins/_shared/client';
import {OPENS} from '../../../plugins/late-hydration/client/servedDialog';
import Icon from '../Icon';
import {FIELD_TEXTS} from '../Search/fieldTexts';
import {resultsAddress} from '../Search/address';
import {SEARCH_ID} from '../Search/searchId';
import {useAllowsSingleKeys} from '../Shortcuts/singleKeys';
import styles from './styles.module.css';

/**
 * What looks like a field, and opens the dialog in which the reader types. Without scripts it leads
 * to the page that lists all pages.
 */
export default function SearchField({onOpen}: {onOpen: () => void}): ReactNode {
  const allowsSingleKeys = useAllowsSingleKeys();
  return (
    <form action={resultsAddress()} className={styles.searchForm}>
      <button
        type="submit"
        className={styles.search}
        aria-haspopup="dialog"
        data-wants-react="use"
        {...{[OPENS]: SEARCH_ID}}
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
        <span className={styles.searchText}>{FIELD_TEXTS.search}</span>
        {allowsSingleKeys && (
          <kbd className={styles.searchKey} aria-hidden="true">
            /
          </kbd>
        )}
      </button>
    </form>
  );
}
