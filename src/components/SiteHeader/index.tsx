import {useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {clickData} from '../../../plugins/_shared/client';
import {useProducts} from '../../../plugins/product-identity/client';
import Icon from '../Icon';
import ProductSwitcher from '../ProductSwitcher';
import Search from '../Search';
import Settings from '../Settings';
import SiteLink from '../SiteLink';
import {useShortcuts} from '../Shortcuts/useShortcuts';
import {TREE_ID} from '../SideNavigation/treeId';
import {useLoaded} from '../useLoaded';
import VersionMenu from '../VersionMenu';
import HomeLink from './HomeLink';
import SearchField from './SearchField';
import styles from './styles.module.css';

const OPEN = translate({
  id: 'vitrine.tree.open',
  message: 'Open the navigation',
  description: 'Accessible name of the button that opens the drawer',
});
const IDENTITY = translate({
  id: 'vitrine.header.identity',
  message: 'Product and version',
  description: 'Accessible name of the menus of products and versions',
});

type DialogName = 'search' | 'shortcuts';

const loadShortcuts = () => import('../Shortcuts');

/** The bar over every page: glyph, product, version, search, settings; and what they open. */
export default function SiteHeader(): ReactNode {
  const {items} = useThemeConfig().navbar;
  const [dialog, setDialog] = useState<DialogName>();
  const close = (closed: DialogName) =>
    // Only itself: the other one may have taken its place already.
    setDialog((open) => (open === closed ? undefined : open));
  const find = () => setDialog('search');
  const list = () => setDialog('shortcuts');
  useShortcuts({onFind: find, onList: list});
  const shortcuts = useLoaded(loadShortcuts, dialog === 'shortcuts', () => close('shortcuts'));
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Identity />
          <SearchField onOpen={find} />
          {items.map((item) => (
            <SiteLink key={String(item.label)} {...item} place="header" className={styles.link} />
          ))}
          <Settings onShowShortcuts={list} />
        </div>
      </header>
      <Search isOpen={dialog === 'search'} onOpen={find} onClose={() => close('search')} />
      {dialog === 'shortcuts' && shortcuts && (
        <shortcuts.default onClose={() => close('shortcuts')} />
      )}
    </>
  );
}

function Identity(): ReactNode {
  const [product, ...others] = useProducts();
  const isAlone = others.length === 0;
  return (
    <>
      <button
        type="button"
        className={styles.drawerButton}
        popoverTarget={TREE_ID}
        aria-label={OPEN}
        {...clickData('layout', 'drawer')}
      >
        <Icon name="menu" size={20} />
      </button>
      <HomeLink {...(isAlone && product && {product})} />
      {!isAlone && <span className={styles.slash} aria-hidden="true" />}
      <nav className={styles.identity} aria-label={IDENTITY}>
        {!isAlone && <ProductSwitcher />}
        <VersionMenu />
      </nav>
    </>
  );
}
