import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The one h1 of a page, in the display cut. */
export default function PageTitle({children}: {children: ReactNode}): ReactNode {
  return (
    <Heading as="h1" className={styles.title}>
      {children}
    </Heading>
  );
}
