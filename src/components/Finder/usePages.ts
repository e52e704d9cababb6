import {useCallback, useEffect, useState} from 'react';
import {loadPages} from '../../../plugins/page-index/client';
import type {IndexedPage} from '../../../plugins/page-index/client';

/** The index of all pages, as far as it is there. */
export type PagesState =
  {status: 'loading'} | {status: 'failed'} | {status: 'ready'; pages: IndexedPage[]};

/**
 * Loads the index when it is first wanted.
 *
 * @returns the state, and what tries again after a failure
 */
export function usePages(): [PagesState, retry: () => void] {
  const [state, setState] = useState<PagesState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: PagesState) => {
      if (isWanted) setState(next);
    };
    loadPages().then(
      (pages) => settle({status: 'ready', pages}),
      () => settle({status: 'failed'}),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState({status: 'loading'});
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
