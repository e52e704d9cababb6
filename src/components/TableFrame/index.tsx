import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table of a page's text: what is too wide scrolls in its own frame, and stays a table. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame}>
      <table {...props} />
    </div>
  );
}
