import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData, useCopyButton} from '../../../plugins/_shared/client';
import {sharedLink} from '../../../plugins/branding/client';
import Icon from '../Icon';
import styles from './styles.module.css';

const COPY = translate({
  id: 'vitrine.settings.copyLink',
  message: 'Copy a link to this page',
  description: 'Button in the settings',
});
const COPIED = translate({
  id: 'vitrine.link.copied',
  message: 'Link copied',
  description: 'Said after an address was copied',
});

/** Copies the page's address, with what the reader sees it in. A refusal changes nothing. */
export default function CopyLink(): ReactNode {
  const {copied, copy} = useCopyButton(() => sharedLink(window.location.href));
  return (
    <button
      type="button"
      className={styles.action}
      onClick={copy}
      {...clickData('settings', 'copy-link')}
    >
      <Icon name={copied ? 'check' : 'link'} />
      {copied ? COPIED : COPY}
    </button>
  );
}
