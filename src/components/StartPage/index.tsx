import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import registry from '@generated/product-identity/default/registry.json';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import type {Product} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import ProductLogo from '../ProductLogo';
import OnlyProduct from './OnlyProduct';
import styles from './styles.module.css';

/** What the site is about, and where each of its products begins. */
export default function StartPage(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  const [product, ...others] = registry;
  if (product && others.length === 0) return <OnlyProduct product={product} />;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {tagline && <p className={styles.lead}>{tagline}</p>}
      <ul className={styles.products} role="list">
        {registry.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}

function ProductRow({product}: {product: Product}): ReactNode {
  const {id, name, description, logo, href, versions} = product;
  const current = versions.find((version) => version.current)?.text;
  return (
    <li className={styles.product}>
      <ProductLogo logo={logo} size={32} />
      <div>
        <Heading as="h2" className={styles.name}>
          <Link to={href} {...clickData('products', 'home', id)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.about}>{description}</p>
        {product.package && (
          <p className={styles.package}>
            <bdi dir="ltr">
              {product.package} {current}
            </bdi>
          </p>
        )}
      </div>
    </li>
  );
}
