import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {
  archiveHref,
  useIdentityData,
  usePageLanguage,
} from '../../../plugins/product-identity/client';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import styles from './styles.module.css';

/** A table per product: each version, where it is kept, and whether it is the current one. */
export default function Versions(): ReactNode {
  const {products} = useIdentityData();
  return (
    <div className={styles.page}>
      <PageTitle>Versions</PageTitle>
      <p className={styles.lead}>
        The current version of each product is read from the package this site was built with. Older
        ones are kept here or in the archives of their authors.
      </p>
      {products
        .filter(({category}) => category === 'core')
        .map((product) => (
          <ProductVersions key={product.id} product={product} />
        ))}
    </div>
  );
}

function ProductVersions({product}: {product: ProductIdentity}): ReactNode {
  const {languageAwareHosts} = useIdentityData();
  const language = usePageLanguage();
  return (
    <section className={styles.product} aria-labelledby={`versions-${product.id}`}>
      <Heading as="h2" id={`versions-${product.id}`} className={styles.name}>
        {product.name}
      </Heading>
      <ul className={styles.list}>
        {product.versions
          .filter(({href}) => href !== '/versions/')
          .map(({text, href, current}) => (
            <li key={text}>
              <Link to={archiveHref(href ?? product.href, language, languageAwareHosts)}>
                {text}
              </Link>
              <span>{placeOf(href, current)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function placeOf(href: string | undefined, current: true | undefined): string {
  if (current) return 'current, documented here';
  return href?.startsWith('/') ? 'documented here' : 'archive of its authors';
}
