import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {linkedData} from './linkedData';
import type {PageFacts} from './linkedData';

/** What a page is and where it stands, for search engines. Data: no policy has to let it in. */
export default function StructuredData(facts: PageFacts): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{linkedData(facts)}</script>
    </Head>
  );
}
