import {useState} from 'react';
import {Collapsible} from '@base-ui/react';
import styles from './collapsible.module.css';

export default function ReservationNote() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root className={styles.root} open={open} onOpenChange={setOpen}>
      <Collapsible.Trigger className={styles.trigger}>
        {open ? 'Leave the note out' : 'Add a note'}
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel} keepMounted>
        <label className={styles.field}>
          Note for the librarian
          <textarea className={styles.input} rows={2} />
        </label>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
