import {useCallback, useEffect, useState} from 'react';
import {
  find,
  mayWiden,
  widen,
  type Results,
  type Scope,
} from '../../../plugins/local-search/client';

/** What was found, as far as it is there. */
export type ResultsState =
  {status: 'loading' | 'failed'; results?: undefined} | {status: 'ready'; results: Results};

/** How much is looked for. */
interface Limits {
  /** The most results. */
  limit: number;
  /** Time without a key before other products are asked, in ms. */
  pause: number;
}

/**
 * Searches as the reader types. What was found last stays until there is news.
 *
 * @returns the state, and what tries again after a failure
 */
export function useResults(
  query: string,
  scope: Scope,
  own: Scope,
  {limit, pause}: Limits,
): [ResultsState, retry: () => void] {
  const [state, setState] = useState<ResultsState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let pausing: number | undefined;
    const settle = (next: ResultsState) => {
      if (isWanted) setState(next);
    };
    const show = (results: Results) => settle({status: 'ready', results});
    const take = (results: Results) => {
      if (!mayWiden(results, scope)) return show(results);
      // What is there is shown at once; that there is nothing is not said before all were asked.
      if (results.found.length > 0) show(results);
      pausing = window.setTimeout(() => void widen(results, scope, limit).then(show), pause);
      return undefined;
    };
    find(query, scope, own, limit).then(take, () => settle({status: 'failed'}));
    return () => {
      isWanted = false;
      window.clearTimeout(pausing);
    };
  }, [query, scope, own, limit, pause, attempt]);
  const retry = useCallback(() => {
    setState({status: 'loading'});
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
