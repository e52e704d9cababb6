import type {ReactNode} from 'react';
import type {Scope} from '../../../plugins/local-search/client';
import Keys from './Keys';
import {MoreResults, NearestNames, Retry, Starts} from './Ways';
import {describeState, noteOf} from './describeState';
import {useScopeName} from './usePlace';
import type {ResultsState} from './useResults';
import styles from './styles.module.css';

interface Props {
  state: ResultsState;
  query: string;
  scope: Scope;
  /** Results in the list. */
  count: number;
  retry: () => void;
  /** Types for the reader. */
  type: (query: string) => void;
  onLeave: () => void;
}

/** What is said of the list, and what stands there when it is empty. */
export default function PanelState(props: Props): ReactNode {
  const {state, query, scope, count, retry, type, onLeave} = props;
  const scopeName = useScopeName();
  const isAsked = query.trim() !== '';
  const text = describeState(state, query, count, scopeName(scope));
  const isQuiet = count > 0 && noteOf(state) === '';
  return (
    <>
      <p role="status" className={isQuiet ? styles.hidden : count > 0 ? styles.note : styles.state}>
        {text}
      </p>
      {state.status === 'failed' && <Retry retry={retry} onLeave={onLeave} />}
      {state.status === 'ready' && isAsked && count === 0 && (
        <NearestNames names={state.results.nearest} type={type} />
      )}
      {(!isAsked || count === 0) && <Starts onLeave={onLeave} />}
      {count > 0 && <MoreResults {...{query, scope, onLeave}} />}
      {count > 0 && <Keys />}
    </>
  );
}
