import {useRef} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {KEEPS_SCROLL} from '../../../plugins/late-hydration/client/keptScroll';
import {useTreeParts} from '../../../plugins/route-shards/client/treeParts';
import {LARGE_TREE} from '../../../plugins/route-shards/core/treeParts';
import {useProduct} from '../../../plugins/product-identity/client';
import Icon from '../Icon';
import {usePageChange} from '../usePageChange';
import TreeItems from './TreeItems';
import {countLinks, pageAddress, visibleItems} from './tree';
import {TREE_ID} from './treeId';
import {useKeptScroll} from './useKeptScroll';
import {useTreeLinks} from './useTreeLinks';
import styles from './styles.module.css';

const CLOSE = translate({
  id: 'vitrine.tree.close',
  message: 'Close the navigation',
  description: 'Accessible name of the button that closes the drawer',
});

/**
 * The product's tree: a column beside the text from 900 px, a drawer below. It is a popover made
 * of disclosures, so that both forms work without JavaScript; Escape closes the drawer and gives
 * the focus back.
 */
export default function SideNavigation({items: all}: {items: PropSidebarItem[]}): ReactNode {
  const product = useProduct();
  const {pathname} = useLocation();
  useTreeParts();
  const page = pageAddress(pathname);
  const items = visibleItems(all, page);
  const tree = useRef<HTMLElement>(null);
  useKeptScroll(tree, product.id, page);
  const {listeners, ...links} = useTreeLinks();
  usePageChange(() => {
    if (tree.current?.matches(':popover-open')) tree.current.hidePopover();
  });
  return (
    <nav
      ref={tree}
      id={TREE_ID}
      popover="auto"
      className={styles.tree}
      {...listeners}
      {...{[KEEPS_SCROLL]: product.id}}
      aria-label={translate(
        {
          id: 'vitrine.tree.name',
          message: 'Pages of {product}',
          description: 'Accessible name of the navigation of a product',
        },
        {product: product.name},
      )}
    >
      <div className={styles.head}>
        {product.name}
        <CloseButton />
      </div>
      <TreeItems items={items} page={page} isLarge={countLinks(items) > LARGE_TREE} links={links} />
    </nav>
  );
}

function CloseButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.close}
      popoverTarget={TREE_ID}
      popoverTargetAction="hide"
      aria-label={CLOSE}
      {...clickData('layout', 'close-drawer')}
    >
      <Icon name="close" size={20} />
    </button>
  );
}
