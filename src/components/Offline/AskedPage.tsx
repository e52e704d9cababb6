import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {decodePath} from '../../../plugins/_shared/site/addresses';
import styles from './styles.module.css';

/** Which page was asked for when this one came instead, and a way to ask again. */
export default function AskedPage({address}: {address: string}): ReactNode {
  return (
    <p className={styles.asked} role="status">
      <Translate
        id="vitrine.offline.asked"
        description="Offline page: before the address asked for"
      >
        There is no network, and this page is not saved in this browser:
      </Translate>{' '}
      <code dir="ltr">{decodePath(address)}</code>{' '}
      {/* Not a Link: the page is to be asked for anew, of the network. */}
      <a href={address} {...clickData('offline', 'try-again')}>
        <Translate
          id="vitrine.offline.tryAgain"
          description="Offline page: asks for the page again"
        >
          Try again
        </Translate>
      </a>
    </p>
  );
}
