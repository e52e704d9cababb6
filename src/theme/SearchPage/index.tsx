import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchResults from '../../components/SearchResults';

const ABOUT = translate({
  id: 'vitrine.search.about',
  message: 'Search all products, and a plain list of all pages of each.',
  description: 'Description of the page of search results, for search engines',
});
const TITLE = translate({
  id: 'vitrine.search.name',
  message: 'Search',
  description: 'The search: button, dialog, page',
});

/** The page of results, at an address that can be kept; without scripts, the list of all pages. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={TITLE} description={ABOUT}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <SearchResults />
      </main>
    </Layout>
  );
}
