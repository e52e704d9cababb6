import {useRef, useState} from 'react';
import type {KeyboardEvent, RefObject, ToggleEvent} from 'react';

/** What a menu button and its popover need. */
export interface Menu {
  popover: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** An arrow on the button opens the menu at its first or last item. */
  handleButtonKey: (event: KeyboardEvent) => void;
  handleMenuKey: (event: KeyboardEvent) => void;
  handleToggle: (event: ToggleEvent<HTMLElement>) => void;
  close: () => void;
}

/** A menu in a popover: arrows, Home and End lead to its items, Tab and Escape out of it. */
export function useMenu(): Menu {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => popover.current?.hidePopover();

  function handleButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    popover.current?.showPopover();
    itemsOf(popover.current)
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  }

  function handleMenuKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') close();
    const items = itemsOf(popover.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function handleToggle({newState, currentTarget}: ToggleEvent<HTMLElement>): void {
    const opens = newState === 'open';
    setIsOpen(opens);
    if (opens && !currentTarget.contains(document.activeElement))
      itemsOf(currentTarget)[0]?.focus();
  }

  return {popover, isOpen, handleButtonKey, handleMenuKey, handleToggle, close};
}

function itemsOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

function nextItem(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
