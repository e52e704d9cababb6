import {Switch} from '@base-ui/react';
import styles from './switch.module.css';

export default function QuietHours() {
  return (
    <label className={styles.label}>
      <Switch.Root className={styles.switch} defaultChecked>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      Quiet hours in the reading room
    </label>
  );
}
