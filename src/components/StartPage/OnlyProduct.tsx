import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import firsts from '@generated/page-index/default/first-components.json';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import type {Product} from '../../../plugins/product-identity/client';
import ComponentCards from '../ComponentCards';
import PageTitle from '../PageTitle';
import {pluralText} from '../pluralText';
import ProductLogo from '../ProductLogo';
import styles from './styles.module.css';

/** Edge in px. */
const LOGO_SIZE = 64;

const ALL = translate({
  id: 'vitrine.start.allComponents',
  message: 'The one component|All {count} components',
  description: 'Link from the start page to the page that lists all components',
});

/** The start of a site about one thing: a list of one would say its name again. */
export default function OnlyProduct({product}: {product: Product}): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  const {logo, description} = product;
  return (
    <div className={styles.page}>
      <div className={styles.logo}>
        <ProductLogo logo={logo} size={LOGO_SIZE} />
      </div>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{tagline || description}</p>
      <div className={styles.begin}>
        <ToProduct product={product} className={styles.open}>
          <Translate id="vitrine.start.open" description="Link from the start page to the pages">
            Open the documentation
          </Translate>
        </ToProduct>
        {product.package && (
          <div className={styles.install}>
            <CodeBlock language="bash">{`npm install ${product.package}`}</CodeBlock>
          </div>
        )}
      </div>
      {firsts.count > 0 && <FirstComponents product={product} />}
    </div>
  );
}

/** What the library's first components look like. */
function FirstComponents({product}: {product: Product}): ReactNode {
  return (
    <section className={styles.components}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="vitrine.start.components" description="Heading above pictures of components">
          Components
        </Translate>
      </Heading>
      <ComponentCards components={firsts.pages} brief />
      <p>
        <ToProduct product={product} className={styles.all}>
          {pluralText(firsts.count, ALL)}
        </ToProduct>
      </p>
    </section>
  );
}

interface ToProductProps {
  product: Product;
  className?: string;
  children: ReactNode;
}

function ToProduct({product: {id, href}, ...rest}: ToProductProps): ReactNode {
  return <Link to={href} {...rest} {...clickData('products', 'home', id)} />;
}
