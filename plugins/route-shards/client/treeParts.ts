import {useSyncExternalStore} from 'react';

let load: (part: number) => Promise<void> = () => Promise.resolve();
let arrived = 0;
const listeners = new Set<() => void>();

/** Says how the items of a group are loaded that are not on every page. */
export function loadPartsBy(loader: typeof load): void {
  load = loader;
}

/** Loads the items of a group: see `PartialGroup`. A part that cannot be loaded leaves its link. */
export function openPart(part: number): void {
  void load(part).catch(() => undefined);
}

/** Says that groups have their items now. */
export function tellParts(): void {
  arrived += 1;
  for (const listener of listeners) listener();
}

/** Draws a tree anew as soon as groups of it have their items. */
export function useTreeParts(): number {
  return useSyncExternalStore(listen, count, count);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(): number {
  return arrived;
}
