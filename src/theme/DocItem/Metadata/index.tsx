/** Ejected from @docusaurus/theme-classic 3.10.2: titles name the product, old pages the current one. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useVersionLinks} from '../../../../plugins/product-identity/client';
import {useProductTitle} from '../../../components/useProductTitle';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {isLast} = useDocsVersion();
  return (
    <>
      <PageMetadata
        title={useProductTitle(metadata.title)}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      {!isLast && <CurrentCanonical />}
    </>
  );
}

/** The address that counts for an old version's page: the same page in the current version. */
function CurrentCanonical(): ReactNode {
  const current = useVersionLinks().find(({isLatest}) => isLatest);
  const url = useBaseUrl(current?.href ?? '/', {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={url} />
    </Head>
  );
}
