import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {useVersionLinks} from '../../../../plugins/product-identity/client';

/** Adds the canonical address of an old version's page: the same page in the current version. */
export default function DocItemMetadata(): ReactNode {
  const {isLast} = useDocsVersion();
  return (
    <>
      <Metadata />
      {!isLast && <CurrentCanonical />}
    </>
  );
}

function CurrentCanonical(): ReactNode {
  const current = useVersionLinks().find(({isLatest}) => isLatest);
  const url = useBaseUrl(current?.href ?? '/', {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={url} />
    </Head>
  );
}
