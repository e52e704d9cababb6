import {useEffect} from 'react';
import {formatState, withState} from '../../core/state';
import type {PlaygroundStore} from './store';

/** After so many milliseconds without a change: browsers refuse an address that changes too often. */
const WRITE_AFTER_MS = 250;

/** Keeps the address in step with the values, everything else in it as it is. */
export function useAddress(id: string, store: PlaygroundStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => writeAddress(id, store), WRITE_AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [id, store]);
}

function writeAddress(id: string, store: PlaygroundStore): void {
  const {pathname, search, hash} = window.location;
  const next = withState(search, id, stateOf(store));
  // The router keeps its key in the state.
  if (next !== search)
    window.history.replaceState(window.history.state, '', pathname + next + hash);
}

/** The address of a playground as it is now, on its page. */
export function addressOf(id: string, store: PlaygroundStore): string {
  const {origin, pathname, search} = window.location;
  return `${origin}${pathname}${withState(search, id, stateOf(store))}#${id}`;
}

function stateOf(store: PlaygroundStore): string {
  const {values, start} = store.get();
  return formatState(values, start);
}
