/** Ejected from @docusaurus/theme-classic 3.10.2: titles name the product, old pages the current one. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CurrentCanonical from '../../../components/CurrentCanonical';
import SocialCard from '../../../components/SocialCard';
import {useProductTitle} from '../../../components/useProductTitle';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const image = assets.image ?? frontMatter.image;
  return (
    <>
      <PageMetadata
        title={useProductTitle(metadata.title)}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={image}
      />
      {image === undefined && <SocialCard permalink={metadata.permalink} title={metadata.title} />}
      <CurrentCanonical />
    </>
  );
}
