import type {CSSProperties, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ClickData} from '../../../plugins/_shared/client';
import MenuEntry from './MenuEntry';
import type {MenuItem} from './MenuEntry';
import {handleMenuKey} from './menuKeys';
import {usePopoverMenu} from './usePopoverMenu';
import styles from './styles.module.css';

export type {MenuItem} from './MenuEntry';

interface Props {
  /** Of the menu within its page, and a CSS anchor name: letters and hyphens. */
  id: string;
  /** Accessible name of the button, and of the menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: MenuItem[];
  /** What a click on the button reports. */
  event: ClickData;
  className?: string;
}

/**
 * A menu button. It is a popover, so that it opens, closes and leads on without JavaScript; with
 * it, it is a WAI-ARIA menu: arrows, Home, End, first letters, Escape, Tab.
 */
export default function Menu({id, label, children, items, event, className}: Props): ReactNode {
  const isEnhanced = useIsBrowser();
  const {menuRef, isOpen, handleButtonKey, handleToggle} = usePopoverMenu();
  return (
    <>
      <button
        type="button"
        className={className ?? styles.button}
        style={{anchorName: `--${id}`} as CSSProperties}
        popoverTarget={id}
        aria-label={label}
        onKeyDown={handleButtonKey}
        {...event}
        {...(isEnhanced && {'aria-haspopup': 'menu' as const, 'aria-expanded': isOpen})}
      >
        {children}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is set below, by whether JavaScript runs */}
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        className={styles.menu}
        style={{positionAnchor: `--${id}`} as CSSProperties}
        aria-label={label}
        role={isEnhanced ? 'menu' : 'group'}
        tabIndex={-1}
        onKeyDown={handleMenuKey}
        onToggle={handleToggle}
      >
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} menuId={id} isEnhanced={isEnhanced} />
        ))}
      </div>
    </>
  );
}
