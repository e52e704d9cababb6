import type {ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props extends FallbackParams {
  /** Where the site begins. */
  home: string;
}

/**
 * What stands in the place of what threw, and the ways on. It asks for nothing that may be missing
 * where it stands: no context, and no component that has one.
 */
export default function Crash({error, tryAgain, home}: Props): ReactNode {
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>
        <Translate id="vitrine.crash.title" description="Title of a page that crashed">
          This page crashed.
        </Translate>
      </h1>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={tryAgain}>
          <Translate id="vitrine.crash.tryAgain" description="Tries a page that crashed again">
            Try again
          </Translate>
        </button>
        {/* Not a Link: what is broken is to be loaded anew. */}
        <a href={home}>
          <Translate id="vitrine.crash.home" description="Leads on from a page that crashed">
            To the start page
          </Translate>
        </a>
      </p>
      <pre className={styles.message} dir="ltr">
        {error.message}
      </pre>
    </section>
  );
}
