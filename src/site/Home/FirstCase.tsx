import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './firstCase.module.css';
import {EveningTickets} from './pieces';
import Switches from './Switches';

const NAME = translate({
  id: 'vitrine.home.piece',
  message: 'A live piece',
  description: 'Accessible name of the first live piece',
});
const PIECE = translate({
  id: 'vitrine.home.ticketsName',
  message: 'Evening tickets',
  description: 'Name of the first live piece',
});

/** The first thing behind glass: to be touched at once, in either mode and either direction. */
export default function FirstCase(): ReactNode {
  return (
    <section className={styles.case} aria-label={NAME}>
      <EveningTickets />
      <div className={styles.plate}>
        <p className={styles.label}>
          <Translate
            id="vitrine.home.tickets"
            description="Under the first live piece"
            values={{piece: <b>{PIECE}</b>}}
          >
            {
              '{piece}, made of Material UI. It was in the page before any script ran; the switches set the whole site.'
            }
          </Translate>
        </p>
        <Switches />
      </div>
    </section>
  );
}
