import {Separator} from '@base-ui/react';
import styles from './separator.module.css';

export default function NewArrivals() {
  return (
    <div className={styles.list}>
      <span>Novels from the north</span>
      <Separator />
      <span>Maps of the coast</span>
      <Separator />
      <span>Recipes for apples</span>
    </div>
  );
}
