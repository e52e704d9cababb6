import type {ReactNode} from 'react';
import styles from './firstCase.module.css';
import {EveningTickets} from './pieces';
import Switches from './Switches';

/** The first thing behind glass: to be touched at once, in either mode and either direction. */
export default function FirstCase(): ReactNode {
  return (
    <section className={styles.case} aria-label="A live piece">
      <EveningTickets />
      <div className={styles.plate}>
        <p className={styles.label}>
          <b>Evening tickets</b>, made of Material UI. It was in the page before any script ran; the
          switches set the whole site.
        </p>
        <Switches />
      </div>
    </section>
  );
}
