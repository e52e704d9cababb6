import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {clickData} from '../../../plugins/_shared/client';
import type {Found, Scope} from '../../../plugins/local-search/client';
import Result from '../Search/Result';
import {describeState} from '../Search/describeState';
import {NearestNames, Retry, Starts} from '../Search/Ways';
import {resultsAddress} from '../Search/address';
import {useScopeName} from '../Search/usePlace';
import {useResults} from '../Search/useResults';
import {TEXTS} from '../Search/texts';
import styles from './styles.module.css';

/** So many results are read at most; there is no second page of them. */
const LIMITS = {limit: 60, pause: 0};

interface Props {
  query: string;
  scope: Scope;
}

/** What was found, best first. */
export default function Answers({query, scope}: Props): ReactNode {
  const [state, retry] = useResults(query, scope, scope, LIMITS);
  const scopeName = useScopeName();
  const history = useHistory();
  const found = state.results?.found ?? [];
  const isEmpty = state.status === 'ready' && found.length === 0;
  return (
    <section
      className={styles.answers}
      aria-label={TEXTS.results}
      aria-busy={state.status === 'loading'}
    >
      <p role="status" className={styles.status}>
        {describeState(state, query, found.length, scopeName(scope))}
      </p>
      {state.status === 'failed' && <Retry retry={retry} />}
      {isEmpty && (
        <>
          <NearestNames
            names={state.results.nearest}
            type={(name) => history.push(resultsAddress(name, scope))}
          />
          <Starts />
        </>
      )}
      <AnswerList found={found} query={query} />
    </section>
  );
}

function AnswerList({found, query}: {found: readonly Found[]; query: string}): ReactNode {
  const scopeName = useScopeName();
  return (
    <ol className={styles.list} role="list">
      {found.map((one) => (
        <li key={one.href}>
          <Link
            to={one.href}
            className={styles.result}
            data-search-result={one.kind}
            {...clickData('search', 'open', one.href)}
          >
            <Result found={one} query={query} place={scopeName(one)} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
