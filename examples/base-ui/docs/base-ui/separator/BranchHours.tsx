import {Separator} from '@base-ui/react';
import styles from './separator.module.css';

export default function BranchHours() {
  return (
    <div className={styles.row}>
      <span>Open from ten to six</span>
      <Separator orientation="vertical" />
      <span>Closed on Mondays</span>
    </div>
  );
}
