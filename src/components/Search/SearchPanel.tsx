import {useEffectEvent, useId, useLayoutEffect, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {find, scopeOf, SHARDS} from '../../../plugins/local-search/client';
import type {Found, Scope} from '../../../plugins/local-search/client';
import {isCommandK} from '../Shortcuts/shortcutOf';
import PanelState from './PanelState';
import ResultList from './ResultList';
import ScopeLine from './ScopeLine';
import type {FieldList} from './SearchInput';
import {groupFound} from './groups';
import {useCombobox} from './useCombobox';
import {useOwnScope, useScopeName} from './usePlace';
import {useResults} from './useResults';

/** More are not read in a dialog, but looked for by another word, or on the page of results. */
const LIMITS = {limit: 40, pause: 250};

/** Loads what the reader's own product is searched in, for a search that is under way. */
export async function loadIndex(): Promise<void> {
  const own = scopeOf(location.pathname, SHARDS);
  await find('', own, own, 0);
}

interface Props {
  /** What is in the field. */
  query: string;
  /** Types for the reader. */
  type: (query: string) => void;
  /** Tells the field of the list that belongs to it; nothing when it is gone. */
  onList: (list: FieldList | undefined) => void;
  /** A result was chosen, or a link followed. */
  onLeave: () => void;
}

/**
 * What belongs to the field: together they are a combobox of WAI-ARIA. The focus stays in the field;
 * arrows move a mark in the list, Enter goes, with Ctrl or ⌘ in a tab of its own. The shortcut that
 * opens the dialog widens the search while it is open.
 */
export default function SearchPanel({query, type, onList, onLeave}: Props): ReactNode {
  const listId = useId();
  const own = useOwnScope();
  const [scope, setScope] = useState<Scope>(own);
  const [state, retry] = useResults(query, scope, own, LIMITS);
  const groups = query.trim() === '' ? [] : groupFound(state.results?.found ?? []);
  const count = groups.reduce((sum, {found}) => sum + found.length, 0);
  const asked = JSON.stringify([scope, query]);
  const {active, handleKey, optionId} = useCombobox(listId, count, asked);
  const placeOf = usePlaceOf(scope);
  const widen = () => setScope(scope === 'all' ? own : 'all');
  const marked = active === -1 ? undefined : optionId(active);
  const handle = useEffectEvent((event: KeyboardEvent<HTMLInputElement>) => {
    if (!isCommandK(event.nativeEvent)) return handleKey(event);
    event.preventDefault();
    return widen();
  });
  useLayoutEffect(() => {
    onList({id: listId, count, marked, handleKey: (event) => handle(event)});
    return () => onList(undefined);
  }, [onList, listId, count, marked]);
  return (
    <>
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
