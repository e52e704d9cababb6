import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useProduct} from '../../../plugins/product-identity/client';
import {CARD_SIZE, useCard} from '../../../plugins/social-cards/client';
import {useProductTitle} from '../useProductTitle';

interface Props {
  /** Address of the page, or of the root of an API reference. */
  permalink: string;
  /** What the card calls it. Default: the product alone. */
  title?: string;
}

/** The picture of a page of a current version, in place of the site's, where the build draws them. */
export default function SocialCard({permalink, title}: Props): ReactNode {
  const {isLast} = useDocsVersion();
  const card = useCard(permalink);
  const {name} = useProduct();
  const alt = useProductTitle(title ?? name);
  if (card === undefined || !isLast) return null;
  return (
    <Head>
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={card} />
    </Head>
  );
}
