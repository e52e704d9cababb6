/** Ejected from @docusaurus/theme-classic 3.10.2: a head of its own, as no page's head fits it. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata
        title="No page at this address"
        description="Nothing answers this address. The start page of each product leads to all of its pages."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
