/** Ejected from @docusaurus/theme-classic 3.10.2: titles name the product, old pages the current one. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CurrentCanonical from '../../../components/CurrentCanonical';
import {useProductTitle} from '../../../components/useProductTitle';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <PageMetadata
        title={useProductTitle(metadata.title)}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <CurrentCanonical />
    </>
  );
}
