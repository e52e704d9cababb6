import {useEffect, useEffectEvent, useState} from 'react';
import type {ReactNode} from 'react';
import Dialog from '../Dialog';
import {useLoaded} from '../useLoaded';
import SearchInput from './SearchInput';
import type {FieldList} from './SearchInput';
import {FIELD_TEXTS} from './fieldTexts';
import {SEARCH_ID} from './searchId';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  /** It was opened before React was there. */
  onOpen: () => void;
  onClose: () => void;
}

const loadPanel = () => import('./SearchPanel');

// Beside React, and the index as well; what could not be loaded is asked for again, which says so.
if (isOpenAlready()) {
  loadPanel()
    .then(({loadIndex}) => loadIndex())
    .catch(() => undefined);
}

/**
 * The dialog in which a reader searches. It is served, so that it opens, and is typed into, before
 * React is there; what is below the field comes when it is opened, and is the way of searching.
 */
export default function Search({isOpen, onOpen, onClose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [list, setList] = useState<FieldList>();
  const panel = useLoaded(loadPanel, isOpen, onClose);
  const takeOver = useEffectEvent(() => {
    if (isOpenAlready()) onOpen();
  });
  useEffect(() => takeOver(), []);
  const close = () => {
    setQuery('');
    onClose();
  };
  return (
    <Dialog
      id={SEARCH_ID}
      title={FIELD_TEXTS.search}
      hidesTitle
      className={styles.dialog}
      isOpen={isOpen}
      onClose={close}
    >
      <SearchInput query={query} list={list} type={setQuery} />
      {isOpen && panel ? (
        <panel.default query={query} type={setQuery} onList={setList} onLeave={onClose} />
      ) : (
        <Awaited />
      )}
    </Dialog>
  );
}

/** What is said until the panel is there, by styles alone: whether something is typed already. */
function Awaited(): ReactNode {
  return (
    <p className={styles.awaited}>
      <span className={styles.begin}>{FIELD_TEXTS.begin}</span>
      <span className={styles.loading}>{FIELD_TEXTS.loading}</span>
    </p>
  );
}

function isOpenAlready(): boolean {
  // The server loads the same modules.
  return typeof document !== 'undefined' && document.querySelector(`#${SEARCH_ID}[open]`) !== null;
}
