import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ClickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import ProductLogo from '../ProductLogo';
import styles from './styles.module.css';

/** One entry of a menu. */
export interface MenuItem {
  label: string;
  /** Where it leads; without an address, choosing it only closes the menu. */
  href: string | undefined;
  isCurrent: boolean;
  /** Said in small text after the label. */
  note?: string;
  /** Path of a picture before the label, for each colour mode. */
  picture?: {light: string; dark: string};
  /** A divider stands before it. */
  hasDivider?: boolean;
  isExternal?: boolean;
  /** What choosing it reports. */
  event: ClickData;
}

interface Props {
  item: MenuItem;
  menuId: string;
  /** JavaScript runs: the entry is part of a WAI-ARIA menu, and arrows, not Tab, reach it. */
  isEnhanced: boolean;
}

/** A menu's entry: a link, or for the current one a button that closes the menu. */
export default function MenuEntry({item, menuId, isEnhanced}: Props): ReactNode {
  const shared = {
    className: styles.item,
    'aria-current': item.isCurrent ? (true as const) : undefined,
    ...item.event,
    ...(isEnhanced && {role: 'menuitem', tabIndex: -1}),
  };
  return (
    <>
      {item.hasDivider && <div role="separator" className={styles.divider} />}
      {item.href === undefined ? (
        <button {...shared} type="button" popoverTarget={menuId} popoverTargetAction="hide">
          <EntryContent item={item} />
        </button>
      ) : (
        <Link {...shared} to={item.href}>
          <EntryContent item={item} />
        </Link>
      )}
    </>
  );
}

function EntryContent({item}: {item: MenuItem}): ReactNode {
  return (
    <>
      {item.picture && <ProductLogo logo={item.picture} size={24} />}
      <span className={styles.text}>
        {item.label}
        {item.note !== undefined && <small className={styles.note}>{item.note}</small>}
      </span>
      {item.isCurrent && <Icon name="check" className={styles.mark} />}
      {item.isExternal && <Icon name="external" className={styles.mark} />}
    </>
  );
}
