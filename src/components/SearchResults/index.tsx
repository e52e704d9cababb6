import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {askedScope, SHARDS} from '../../../plugins/local-search/client';
import PageTitle from '../PageTitle';
import Answers from './Answers';
import PageLists from './PageLists';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

const TITLE = translate({
  id: 'vitrine.search.name',
  message: 'Search',
  description: 'The search: button, dialog, page',
});

/** The form, and under it what was found; the list of all pages where nothing is asked for. */
export default function SearchResults(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  // The served page is one for all queries.
  const asked = useMemo(() => new URLSearchParams(isBrowser ? search : ''), [isBrowser, search]);
  const query = asked.get('q') ?? '';
  const scope = useMemo(() => askedScope(asked, SHARDS), [asked]);
  return (
    <div className={styles.page}>
      <PageTitle>{TITLE}</PageTitle>
      <SearchForm key={asked.toString()} query={query} scope={scope} />
      {query.trim() === '' ? <PageLists /> : <Answers query={query} scope={scope} />}
    </div>
  );
}
