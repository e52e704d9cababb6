/** Ejected from @docusaurus/theme-classic 3.10.2: above the header, which is higher than the theme's. */
import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import {clickData} from '../../../plugins/_shared/client';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skip} {...clickData('layout', 'skip')} />;
}
