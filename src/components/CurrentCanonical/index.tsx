import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useVersionLinks} from '../../../plugins/product-identity/client';

/** On a page of an old version: the address that counts for it, the same page in the current one. */
export default function CurrentCanonical(): ReactNode {
  const {isLast} = useDocsVersion();
  const current = useVersionLinks().find(({isLatest}) => isLatest);
  const url = useBaseUrl(current?.href ?? '/', {absolute: true});
  if (isLast) return null;
  return (
    <Head>
      <link rel="canonical" href={url} />
    </Head>
  );
}
