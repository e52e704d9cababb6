import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import placement from '@generated/ads/default/options.json';
import {keepsRoom} from '../../core/decide';
import styles from './styles.module.css';

/** One object for all renders: React empties an element whose HTML is a new object, be it equal. */
const NOTHING = {__html: ''};

/**
 * The place of a doc page's ad. It keeps its room from the first paint on, and stays invisible to
 * all until the client module has put an ad into it; what is in there is not React's.
 *
 * Renders nothing in development, on a page with `disableAd`, and where the options have no ads.
 */
export default function AdSlot(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const disableAd = (frontMatter as {disableAd?: unknown}).disableAd === true;
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!keepsRoom({isDevelopment, disableAd}, placement)) return null;
  const label = translate({
    id: 'vitrine.ads.label',
    message: 'Ad',
    description: 'Label above an ad beside the text, and its name for those who hear the page',
  });
  return (
    <aside className={styles.slot} aria-label={label} data-house-slot="">
      <div className={styles.space}>
        <div className={styles.frame}>
          <p className={styles.label}>{label}</p>
          <div
            // Another page is another room: an ad is not carried over, nor written over.
            key={metadata.permalink}
            data-house-room=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={NOTHING}
          />
        </div>
      </div>
    </aside>
  );
}
