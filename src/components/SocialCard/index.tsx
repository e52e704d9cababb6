import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {CARD_SIZE, useCard} from '../../../plugins/social-cards/client';
import {useProductTitle} from '../useProductTitle';

interface Props {
  /** Address of the page. */
  permalink: string;
  /** What the card calls it. */
  title: string;
}

/** The picture of a page, in place of the site's, where the build draws them. */
export default function SocialCard({permalink, title}: Props): ReactNode {
  const card = useCard(permalink);
  const alt = useProductTitle(title);
  if (card === undefined) return null;
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
