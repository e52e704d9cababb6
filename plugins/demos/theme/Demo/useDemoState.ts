import {useSyncExternalStore} from 'react';
import type {DemoState, DemoStore} from './demoStore';

/** The state of a demo, for the parts of its case. */
export function useDemoState(store: DemoStore): DemoState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
