import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import Icon from '../Icon';
import ProductSwitcher from '../ProductSwitcher';
import {TREE_ID} from '../SideNavigation/treeId';
import VersionMenu from '../VersionMenu';
import Glyph from './Glyph';
import styles from './styles.module.css';

/** The bar over every page: glyph, product, version, settings. */
export default function SiteHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.drawerButton}
          popoverTarget={TREE_ID}
          aria-label="Open the navigation"
          data-ga-event-category="layout"
          data-ga-event-action="drawer"
        >
          <Icon name="menu" size={20} />
        </button>
        <Link to="/" className={styles.home} aria-label="Vitrine, start page">
          <Glyph />
        </Link>
        <span className={styles.slash} aria-hidden="true" />
        <nav className={styles.identity} aria-label="Product and version">
          <ProductSwitcher />
          <VersionMenu />
        </nav>
        <Link to="/vitrine/" className={styles.link}>
          Guide
        </Link>
        <ModeToggle />
      </div>
    </header>
  );
}

function ModeToggle(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  return (
    <ColorModeToggle
      className={styles.mode}
      respectPrefersColorScheme
      value={colorModeChoice}
      onChange={setColorMode}
    />
  );
}
