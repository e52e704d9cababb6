import {Collapsible} from '@base-ui/react';
import styles from './collapsible.module.css';

export default function LendingRules() {
  return (
    <Collapsible.Root className={styles.root} defaultOpen>
      <Collapsible.Trigger className={styles.trigger}>Rules for lending</Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel}>
        Ten books at a time, for four weeks. Whoever returns one late brings a biscuit.
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
