import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** What stands beside the text where there is room, and after it where there is none. */
  aside?: ReactNode;
}

/** The text column of a page, with the contents beside it from 1200 px. */
export default function PageLayout({children, aside}: Props): ReactNode {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
