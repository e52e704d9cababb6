import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {useProduct, useProducts} from '../../../plugins/product-identity/client';
import Icon from '../Icon';
import {withBaseUrl} from '../site';
import FinderState from './FinderState';
import PageList from './PageList';
import {groupPages} from './groups';
import type {PageGroup} from './groups';
import {useCombobox} from './useCombobox';
import {usePages} from './usePages';
import type {PagesState} from './usePages';
import styles from './styles.module.css';

const FIND = translate({
  id: 'vitrine.finder.name',
  message: 'Find a page',
  description: 'The search for pages: button, field and dialog',
});

interface Props {
  /** A page was chosen, or a link followed. */
  onLeave: () => void;
}

/**
 * Finds pages by their titles: a field with a list (WAI-ARIA combobox). The focus stays in the
 * field; arrows move a mark in the list, Enter goes, with Ctrl or ⌘ in a tab of its own.
 */
export default function PageFinder({onLeave}: Props): ReactNode {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [state, retry] = usePages();
  const groups = useGroups(query, state);
  const count = groups.reduce((sum, {pages}) => sum + pages.length, 0);
  const {active, reset, handleKey, optionId} = useCombobox(listId, count);
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" size={20} className={styles.glass} />
        <input
          type="text"
          role="combobox"
          className={styles.input}
          value={query}
          placeholder={FIND}
          aria-label={FIND}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active === -1 ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({currentTarget}) => {
            setQuery(currentTarget.value);
            reset();
          }}
          onKeyDown={handleKey}
          {...clickData('search', 'find')}
        />
      </div>
      <PageList {...{listId, groups, active, optionId, onLeave}} />
      <FinderState {...{state, query, count, retry, onLeave}} />
    </>
  );
}

function useGroups(query: string, state: PagesState): PageGroup[] {
  const product = useProduct();
  const products = useProducts();
  if (state.status !== 'ready') return [];
  return groupPages(query, state.pages, {
    product,
    starts: products.map(({href}) => withBaseUrl(href)),
  });
}
