import {useSyncExternalStore} from 'react';

const NEVER = () => () => undefined;

/** Whether the page is what was served: on the server, and until it is hydrated. */
export function useServed(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
}
