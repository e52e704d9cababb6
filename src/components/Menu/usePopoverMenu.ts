import {useRef, useState} from 'react';
import type {KeyboardEvent, RefObject, ToggleEvent} from 'react';
import {usePageChange} from '../usePageChange';
import {menuItems} from './menuKeys';

/** What a menu button and its popover need. */
interface PopoverMenu {
  menuRef: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Arrow keys on the button open the menu at its first or last item. */
  handleButtonKey: (event: KeyboardEvent) => void;
  handleToggle: (event: ToggleEvent<HTMLElement>) => void;
}

/** Opens and closes a menu, and moves the focus into it; a new page closes it. */
export function usePopoverMenu(): PopoverMenu {
  const menuRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePageChange(() => menuRef.current?.hidePopover());

  const handleButtonKey = (event: KeyboardEvent) => {
    const menu = menuRef.current;
    if (!menu || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    menu.showPopover();
    menuItems(menu)
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  };
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (opens && !menu.contains(document.activeElement)) menuItems(menu)[0]?.focus();
  };
  return {menuRef, isOpen, handleButtonKey, handleToggle};
}
