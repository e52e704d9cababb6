import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import registry from '@generated/product-identity/default/registry.json';
import {useProducts} from '../../../plugins/product-identity/client';
import ProductLogo from '../ProductLogo';
import styles from './styles.module.css';

/** One sentence, the products as cases, and what the site is. */
export default function Home(): ReactNode {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <Heading as="h1" className={styles.sentence}>
          Documentation that shows the thing itself.
        </Heading>
        <p className={styles.lead}>
          Vitrine puts real components behind glass: rendered into the page, ready to be touched,
          with an API read from the types they ship. This is an independent documentation of
          MIT-licensed libraries.
        </p>
      </header>
      <ul className={styles.cases} aria-label="Products">
        {useProducts().map((product) => (
          <ProductCase key={product.id} {...product} />
        ))}
      </ul>
    </div>
  );
}

type CaseProps = Pick<
  ReturnType<typeof useProducts>[number],
  'id' | 'name' | 'href' | 'logo' | 'versions'
>;

function ProductCase({id, name, href, logo, versions}: CaseProps): ReactNode {
  const product = registry.find((candidate) => candidate.id === id);
  const version = versions.find(({current}) => current);
  return (
    <li className={styles.case} data-product={id}>
      <ProductLogo logo={logo} size={32} />
      <Heading as="h2" className={styles.name}>
        <Link
          to={href}
          data-ga-event-category="products"
          data-ga-event-action="card"
          data-ga-event-label={id}
        >
          {name}
        </Link>
      </Heading>
      <p className={styles.about}>{product?.description}</p>
      {product?.package && (
        <p className={styles.plate}>
          {product.package.name} {version?.text}
        </p>
      )}
    </li>
  );
}
