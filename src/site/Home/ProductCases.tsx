import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import registry from '@generated/product-identity/default/registry.json';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import {useProducts} from '../../../plugins/product-identity/client';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import ProductLogo from '../../components/ProductLogo';
import {PIECES} from './pieces';
import styles from './productCases.module.css';

/** The products: those with components as cases with a live piece, the others as plain rows. */
export default function ProductCases(): ReactNode {
  const products = useProducts();
  return (
    <section aria-labelledby="products">
      <Heading as="h2" id="products" className={styles.heading}>
        <Translate id="vitrine.home.products" description="Heading over the products">
          What is on show
        </Translate>
      </Heading>
      <ul className={styles.cases} role="list">
        {products
          .filter(({id}) => id in PIECES)
          .map((product) => (
            <ProductCase key={product.id} product={product} />
          ))}
      </ul>
      <ul className={styles.rows} role="list">
        {products
          .filter(({id}) => !(id in PIECES))
          .map((product) => (
            <li key={product.id} className={styles.row}>
              <ProductLink product={product} />
              <p className={styles.about}>{about(product)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

function ProductCase({product}: {product: ProductIdentity}): ReactNode {
  const Piece = PIECES[product.id];
  const source = registry.find(({id}) => id === product.id)?.package;
  const current = product.versions.find((version) => version.current);
  return (
    <li className={styles.case}>
      <div className={styles.stage}>{Piece && <Piece />}</div>
      <div className={styles.plate}>
        <Heading as="h3" className={styles.name}>
          <ProductLogo logo={product.logo} size={24} />
          <ProductLink product={product} />
        </Heading>
        <p className={styles.about}>{about(product)}</p>
        {source && (
          <p className={styles.package}>
            <bdi dir="ltr">
              {source} {current?.text}
            </bdi>
          </p>
        )}
      </div>
    </li>
  );
}

function ProductLink({product}: {product: ProductIdentity}): ReactNode {
  return (
    <Link to={product.href} {...clickData('products', 'card', product.id)}>
      {product.name}
    </Link>
  );
}

function about(product: ProductIdentity): string | undefined {
  return registry.find(({id}) => id === product.id)?.description;
}
