/** Ejected from @docusaurus/theme-classic 3.10.2: a head of its own, as no page's head fits it. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

const ABOUT = translate({
  id: 'vitrine.missing.about',
  message:
    'Nothing answers this address. The start page of each product leads to all of its pages.',
  description: 'Description where no page is at an address, for search results',
});

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata description={ABOUT} />
      <Head>
        {/* One file answers for every address: of which product it is, is known once React is there. */}
        <html data-missing="" />
        <meta name="robots" content="noindex" />
      </Head>
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
