import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TabItemProps {
  /** What groups of one key follow each other by. */
  value: string;
  /** Default: the value. */
  label?: string;
  /** Whether this tab is shown at first. Default: the first of them is. */
  default?: boolean;
  children: ReactNode;
}

/** What one of the `Tabs` of a page shows. */
export default function TabItem({children}: TabItemProps): ReactNode {
  return <div className={styles.item}>{children}</div>;
}
