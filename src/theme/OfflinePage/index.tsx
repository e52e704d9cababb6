import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Offline from '../../components/Offline';

/** What can be read without a network, and where a page leads that cannot be had without one. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'vitrine.offline.title',
        message: 'Offline',
        description: 'Title of the offline page',
      })}
      description={translate({
        id: 'vitrine.offline.description',
        message:
          'Save the documentation of a product in this browser, and read it without a network.',
        description: 'Description of the offline page, for search engines',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Offline />
      </main>
    </Layout>
  );
}
