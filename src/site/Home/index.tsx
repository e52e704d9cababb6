import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import FirstCase from './FirstCase';
import ProductCases from './ProductCases';
import styles from './styles.module.css';
import Written from './Written';

/** One sentence and a live piece; the products; how a page is made. */
export default function Home(): ReactNode {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <Heading as="h1" className={styles.sentence}>
          <Translate
            id="vitrine.home.title"
            description="The sentence that the start page begins with"
          >
            Documentation that shows the thing itself.
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate
            id="vitrine.home.lead"
            description="Under the first sentence of the start page"
          >
            Real components behind glass, ready to be touched, with an API read from the types they
            ship.
          </Translate>
        </p>
      </header>
      <FirstCase />
      <ProductCases />
      <Written />
    </div>
  );
}
