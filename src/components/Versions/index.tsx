import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import registry from '@generated/product-identity/default/registry.json';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import {
  archiveHref,
  useIdentityData,
  usePageLanguage,
} from '../../../plugins/product-identity/client';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import ProductLogo from '../ProductLogo';
import {placeOf} from './place';
import styles from './styles.module.css';

/** Per product: each version, where it is kept, and which one is the current. */
export default function Versions(): ReactNode {
  const {products} = useIdentityData();
  return (
    <div className={styles.page}>
      <PageTitle>
        <Translate id="vitrine.versions.title" description="Title of the page of all versions">
          Versions
        </Translate>
      </PageTitle>
      <p className={styles.lead}>
        <Translate
          id="vitrine.versions.lead"
          description="Under the title of the page of all versions"
        >
          The current version of each product is the one this site was built with: its number is
          read from the installed package. Older ones are kept here, or by their authors.
        </Translate>
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
  return (
    <section className={styles.product} aria-labelledby={`versions-${product.id}`}>
      <ProductPlate product={product} />
      <ul className={styles.list} role="list">
        {product.versions
          .filter(({href}) => href !== '/versions/')
          .map((version) => (
            <VersionRow key={version.text} product={product} {...version} />
          ))}
      </ul>
    </section>
  );
}

function ProductPlate({product}: {product: ProductIdentity}): ReactNode {
  const source = registry.find(({id}) => id === product.id)?.package;
  return (
    <header className={styles.plate}>
      <ProductLogo logo={product.logo} size={32} />
      <Heading as="h2" id={`versions-${product.id}`} className={styles.name}>
        {product.name}
      </Heading>
      {source && (
        <p className={styles.package}>
          <code dir="ltr">{source}</code>
        </p>
      )}
    </header>
  );
}

type RowProps = ProductIdentity['versions'][number] & {
  product: ProductIdentity;
};

function VersionRow({text, href, current, product}: RowProps): ReactNode {
  const {languageAwareHosts} = useIdentityData();
  const language = usePageLanguage();
  // The current version has no address of its own: it begins where its product does.
  const address = archiveHref(href ?? product.href, language, languageAwareHosts);
  return (
    <li className={styles.version} data-current={current}>
      <Link to={address} {...clickData('versions', 'list', `${product.id} ${text}`)}>
        {text}
      </Link>
      <span className={styles.place}>{placeOf(href, current)}</span>
    </li>
  );
}
