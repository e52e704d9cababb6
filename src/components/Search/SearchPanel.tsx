import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {Found, Scope} from '../../../plugins/local-search/client';
import PanelState from './PanelState';
import ResultList from './ResultList';
import ScopeLine from './ScopeLine';
import SearchInput from './SearchInput';
import {groupFound} from './groups';
import {useCombobox} from './useCombobox';
import {useOwnScope, useScopeName} from './usePlace';
import {useResults} from './useResults';

/** More are not read in a dialog, but looked for by another word, or on the page of results. */
const LIMITS = {limit: 40, pause: 250};

interface Props {
  /** A result was chosen, or a link followed. */
  onLeave: () => void;
}

/**
 * A field with a list (WAI-ARIA combobox). The focus stays in the field; arrows move a mark in the
 * list, Enter goes, with Ctrl or ⌘ in a tab of its own. The shortcut that opens the dialog widens
 * the search while it is open.
 */
export default function SearchPanel({onLeave}: Props): ReactNode {
  const listId = useId();
  const own = useOwnScope();
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<Scope>(own);
  const [state, retry] = useResults(query, scope, own, LIMITS);
  const groups = query.trim() === '' ? [] : groupFound(state.results?.found ?? []);
  const count = groups.reduce((sum, {found}) => sum + found.length, 0);
  const {active, reset, handleKey, optionId} = useCombobox(listId, count);
  const placeOf = usePlaceOf(scope);
  const widen = () => {
    setScope(scope === 'all' ? own : 'all');
    reset();
  };
  const type = (text: string) => {
    setQuery(text);
    reset();
  };
  const marked = active === -1 ? undefined : optionId(active);
  return (
    <>
      <SearchInput {...{query, listId, count, marked, type, widen, handleKey}} />
      {own !== 'all' && <ScopeLine {...{scope, own}} onWiden={widen} />}
      <ResultList {...{listId, groups, query, active, optionId, placeOf, onLeave}} />
      <PanelState {...{state, query, scope, count, retry, type, onLeave}} />
    </>
  );
}

function usePlaceOf(scope: Scope): (found: Found) => string | undefined {
  const scopeName = useScopeName();
  return (found) => {
    const isOwn = scope !== 'all' && found.product === scope.product;
    return isOwn && found.version === scope.version ? undefined : scopeName(found);
  };
}
