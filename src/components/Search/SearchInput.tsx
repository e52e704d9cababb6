import type {KeyboardEvent, ReactNode} from 'react';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {FIELD_TEXTS} from './fieldTexts';
import {resultsAddress} from './address';
import styles from './styles.module.css';

/** What belongs to the field, and comes after it. */
export interface FieldList {
  id: string;
  /** Results in the list. */
  count: number;
  /** Id of the marked result. */
  marked: string | undefined;
  /** The keys of the list. */
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Props {
  query: string;
  /** None before it is there. */
  list: FieldList | undefined;
  type: (query: string) => void;
}

/**
 * The field of the dialog, which keeps the focus. Before React is there, Enter leads to the page of
 * results.
 */
export default function SearchInput({query, list, type}: Props): ReactNode {
  return (
    <form
      action={resultsAddress()}
      className={styles.field}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" size={20} className={styles.glass} />
      <input
        type="text"
        name="q"
        role="combobox"
        className={styles.input}
        value={query}
        placeholder={FIELD_TEXTS.hint}
        aria-label={FIELD_TEXTS.search}
        aria-autocomplete="list"
        aria-expanded={list !== undefined && list.count > 0}
        aria-controls={list?.id}
        aria-activedescendant={list?.marked}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        onChange={({currentTarget}) => type(currentTarget.value)}
        onKeyDown={list?.handleKey}
        {...clickData('search', 'find')}
      />
    </form>
  );
}
