import type {ReactNode} from 'react';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

interface Props {
  logo: ProductIdentity['logo'];
  /** Edge in px. */
  size: number;
}

/**
 * A product's picture, for the colour mode that is shown. Decoration: its name stands beside it.
 * Lazy, as most stand in a closed menu.
 */
export default function ProductLogo({logo, size}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      className={styles[mode]}
      src={logo[mode]}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  ));
}
