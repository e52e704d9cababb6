import {useSyncExternalStore} from 'react';
import {coerce, listenToStorage, readStorage, writeStorage} from '../../../_shared/client';
import {DEFAULT_LAYOUT, layoutKey, LAYOUTS, type Layout} from '../../core/view/layouts';

const listeners = new Set<() => void>();
/** What was chosen on this page: it holds where the storage refuses. */
const chosen = new Map<string, Layout>();

/** The layout that a reader has chosen for a kind of section. */
function readLayout(section: string): Layout {
  const stored = readStorage(layoutKey(section)) ?? chosen.get(section);
  return coerce(stored, LAYOUTS, DEFAULT_LAYOUT);
}

/** Stores the choice, and tells all sections of the kind. */
export function chooseLayout(section: string, layout: Layout): void {
  chosen.set(section, layout);
  writeStorage(layoutKey(section), layout);
  for (const listener of listeners) listener();
}

/** The chosen layout; the default while the page is what was served. */
export function useLayout(section: string): Layout {
  return useSyncExternalStore(
    subscribe,
    () => readLayout(section),
    () => DEFAULT_LAYOUT,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = listenToStorage(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}
