import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {NavbarLogo} from '@docusaurus/theme-common';
import {clickData} from '../../../plugins/_shared/client';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import ProductLogo from '../ProductLogo';
import ModeImages from '../ProductLogo/ModeImages';
import styles from './styles.module.css';

/** Edge of the logo, in px. */
const SIZE = 26;

interface Props {
  /** The site's only product, whose picture and name nothing else in the header shows. */
  product?: ProductIdentity;
}

/** The way to the start page: `themeConfig.navbar.logo`, or the site's title where it has none. */
export default function HomeLink({product}: Props): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {logo, title: name = title} = useThemeConfig().navbar;
  const label = translate(
    {
      id: 'vitrine.header.home',
      message: '{site}, start page',
      description: 'Accessible name of the link to the start page',
    },
    {site: title},
  );
  return (
    <Link to="/" className={styles.home} aria-label={label} {...clickData('layout', 'home')}>
      {logo ? <Logo {...logo} /> : product && <ProductLogo logo={product.logo} size={SIZE} />}
      {(product ?? !logo) && <span className={styles.siteName}>{name}</span>}
    </Link>
  );
}

function Logo({src, srcDark = src, width = SIZE, height = SIZE}: NavbarLogo): ReactNode {
  const sources = {light: useBaseUrl(src), dark: useBaseUrl(srcDark)};
  return <ModeImages sources={sources} width={Number(width)} height={Number(height)} />;
}
