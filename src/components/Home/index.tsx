import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Figures from './Figures';
import FirstCase from './FirstCase';
import ProductCases from './ProductCases';
import styles from './styles.module.css';
import Written from './Written';

/** One sentence and a live piece; the products; how a page is made; what that costs. */
export default function Home(): ReactNode {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <Heading as="h1" className={styles.sentence}>
          Documentation that shows the thing itself.
        </Heading>
        <p className={styles.lead}>
          Real components behind glass, ready to be touched, with an API read from the types they
          ship.
        </p>
      </header>
      <FirstCase />
      <ProductCases />
      <Written />
      <Figures />
    </div>
  );
}
