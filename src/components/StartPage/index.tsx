import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import registry from '@generated/product-identity/default/registry.json';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import type {Product} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import ProductLogo from '../ProductLogo';
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

/** Edge in px. */
const LOGO_SIZE = 64;

/** The start of a site about one thing: a list of one would say its name again. */
function OnlyProduct({product}: {product: Product}): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  const {id, logo, href, description} = product;
  return (
    <div className={styles.page}>
      <div className={styles.logo}>
        <ProductLogo logo={logo} size={LOGO_SIZE} />
      </div>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{tagline || description}</p>
      {product.package && <CodeBlock language="bash">{`npm install ${product.package}`}</CodeBlock>}
      <p>
        <Link className={styles.open} to={href} {...clickData('products', 'home', id)}>
          <Translate id="vitrine.start.open" description="Link from the start page to the pages">
            Open the documentation
          </Translate>
        </Link>
      </p>
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
