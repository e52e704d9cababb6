import {useEffect, useId, useRef, useState} from 'react';
import type {CSSProperties, KeyboardEvent, ReactNode, ToggleEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MenuEntry from './MenuEntry';
import type {MenuItem} from './MenuEntry';
import {handleMenuKey, menuItems} from './useMenuKeys';
import styles from './styles.module.css';

export type {MenuItem} from './MenuEntry';

interface Props {
  /** Accessible name of the button, and of the menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: MenuItem[];
  className?: string;
}

/**
 * A menu button. It is a popover, so that it opens, closes and leads on without JavaScript; with
 * it, it is a WAI-ARIA menu: arrows, Home, End, first letters, Escape, Tab.
 */
export default function Menu({label, children, items, className}: Props): ReactNode {
  // useId has characters that a CSS anchor name may not have.
  const id = `menu-${useId().replace(/\W/g, '')}`;
  const isEnhanced = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  useEffect(() => menu.current?.hidePopover(), [pathname]);

  const open = (edge: 'first' | 'last') => {
    menu.current?.showPopover();
    if (menu.current)
      menuItems(menu.current)
        .at(edge === 'first' ? 0 : -1)
        ?.focus();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open';
    setIsOpen(opens);
    const hasFocus = event.currentTarget.contains(document.activeElement);
    if (opens && !hasFocus) menuItems(event.currentTarget)[0]?.focus();
  };

  return (
    <>
      <button
        type="button"
        className={className ?? styles.button}
        style={{anchorName: `--${id}`} as CSSProperties}
        popoverTarget={id}
        aria-label={label}
        onKeyDown={handleButtonKey}
        {...(isEnhanced && {'aria-haspopup': 'menu' as const, 'aria-expanded': isOpen})}
      >
        {children}
      </button>
      <div
        ref={menu}
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
