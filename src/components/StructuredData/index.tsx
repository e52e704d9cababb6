import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {inScript, linkedData} from './linkedData';
import type {PageFacts} from './linkedData';

/** What a page is and where it stands, for search engines. */
export default function StructuredData(facts: PageFacts): ReactNode {
  return <LinkedData data={linkedData(facts)} />;
}

/** JSON-LD in the head. Data: no policy has to let it in. */
export function LinkedData({data}: {readonly data: unknown}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{inScript(data)}</script>
    </Head>
  );
}
