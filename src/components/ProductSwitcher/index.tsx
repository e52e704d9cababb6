import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {useProduct, useProducts} from '../../../plugins/product-identity/client';
import Icon from '../Icon';
import Menu from '../Menu';
import styles from './styles.module.css';

/** The menu that leads from one product to another. */
export default function ProductSwitcher(): ReactNode {
  const current = useProduct();
  const items = useProducts().map(({id, name, logo, href, versions}) => ({
    label: name,
    href,
    isCurrent: id === current.id,
    picture: logo,
    note: versions.find((version) => version.current)?.text,
    event: clickData('products', 'switch', name),
  }));
  return (
    <Menu
      id="product-menu"
      label={translate(
        {
          id: 'vitrine.products.menu',
          message: 'Product: {name}',
          description: 'Accessible name of the menu of products',
        },
        {name: current.name},
      )}
      items={items}
      event={clickData('products', 'open')}
      className={styles.button}
    >
      <span className={styles.name}>{current.name}</span>
      <Icon name="chevronDown" />
    </Menu>
  );
}
