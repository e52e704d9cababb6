import {useId, useSyncExternalStore} from 'react';
import {coerce, listenToStorage, readStorage, writeStorage} from '../../../plugins/_shared/client';

const PREFIX = 'vitrine-tabs-';

/** Where the choice of groups is kept that follow each other. */
export function tabsKey(storageKey: string): string {
  return PREFIX + storageKey;
}

/** What was chosen since the page was loaded, by the key of the groups that follow it. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();
let visitTab: string | undefined;

/**
 * The tab that a group shows: what was chosen, else what the address asks for, else what was
 * chosen in an earlier visit, else the one that its author put first. All groups of a key follow at once, in all windows.
 *
 * @param storageKey key of the group; without one its choice is its own, and is not kept
 * @param labels the group's labels
 * @param first that of the tab that is shown before anything was chosen
 */
export function useTabChoice(
  storageKey: string | undefined,
  labels: readonly string[],
  first: string,
): [selected: string, choose: (label: string) => void] {
  const id = useId();
  const key = storageKey ?? id;
  const selected = useSyncExternalStore(
    subscribe,
    () => resolve(key, labels, first),
    () => first,
  );
  const choose = (label: string) => {
    if (storageKey !== undefined) writeStorage(tabsKey(storageKey), label);
    chosen.set(key, label);
    tell();
  };
  return [selected, choose];
}

/** A label as it stands in an address: `My label` → `my-label`. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function resolve(key: string, labels: readonly string[], first: string): string {
  const slug = tabOfVisit();
  const asked = slug === '' ? undefined : labels.find((label) => slugOf(label) === slug);
  const wishes = [chosen.get(key), asked, readStorage(tabsKey(key))];
  return coerce(
    wishes.find((wish) => wish !== undefined && labels.includes(wish)),
    labels,
    first,
  );
}

/** The address loses its search with the next page, the visit does not. */
function tabOfVisit(): string {
  const tab = new URLSearchParams(window.location.search).get('tab');
  if (tab !== null) visitTab = slugOf(tab);
  return visitTab ?? '';
}

let stopListening: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  stopListening ??= listenToStorage(followOtherWindow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

function followOtherWindow(key: string | undefined, value: string | undefined): void {
  if (!key?.startsWith(PREFIX) || value === undefined) return;
  chosen.set(key.slice(PREFIX.length), value);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
