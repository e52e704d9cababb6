import {useState} from 'react';
import {Switch} from '@base-ui/react';
import styles from './switch.module.css';

export default function ReminderSwitch() {
  const [isOn, setIsOn] = useState(false);
  return (
    <div className={styles.stack}>
      <label className={styles.label}>
        <Switch.Root className={styles.switch} checked={isOn} onCheckedChange={setIsOn}>
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
        Remind me
      </label>
      <span role="status">
        {isOn ? 'We write three days before a book is due.' : 'You keep the date in mind yourself.'}
      </span>
    </div>
  );
}
