import type {KeyboardEvent, ReactNode} from 'react';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {isCommandK} from '../Shortcuts/shortcutOf';
import {TEXTS} from './texts';
import styles from './styles.module.css';

interface Props {
  query: string;
  listId: string;
  /** Results in the list. */
  count: number;
  /** Id of the marked result. */
  marked: string | undefined;
  type: (query: string) => void;
  /** Looks into all products, or back into the reader's own. */
  widen: () => void;
  /** The keys of the list. */
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the dialog, which keeps the focus. */
export default function SearchInput(props: Props): ReactNode {
  const {query, listId, count, marked, type, widen, handleKey} = props;
  const handle = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isCommandK(event.nativeEvent)) return handleKey(event);
    event.preventDefault();
    return widen();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} className={styles.glass} />
      <input
        type="text"
        role="combobox"
        className={styles.input}
        value={query}
        placeholder={TEXTS.hint}
        aria-label={TEXTS.search}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={marked}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        onChange={({currentTarget}) => type(currentTarget.value)}
        onKeyDown={handle}
        {...clickData('search', 'find')}
      />
    </div>
  );
}
