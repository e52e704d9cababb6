import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {clickData} from '../../../plugins/_shared/client';
import {TOP_ID} from '../PageHead/top';
import styles from './styles.module.css';

interface Props {
  /** `column` for the end of the contents beside the text, `page` for the end of the text below 1200 px. */
  place: 'column' | 'page';
}

/**
 * A link to the head of the page, shown once two screens have gone by. It needs no JavaScript: the
 * browser follows it and lets Tab go on from there.
 */
export default function BackToTop({place}: Props): ReactNode {
  return (
    <a
      className={clsx(styles.link, styles[place])}
      href={`#${TOP_ID}`}
      {...clickData('layout', 'back-to-top')}
    >
      <Translate id="vitrine.page.backToTop" description="Link at the end of the contents">
        Back to top
      </Translate>
    </a>
  );
}
