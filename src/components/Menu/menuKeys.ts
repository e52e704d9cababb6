import type {KeyboardEvent} from 'react';

type Move = 'next' | 'previous' | 'first' | 'last';

const MOVES: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * The item that a key of the WAI-ARIA menu pattern leads to.
 *
 * @param key `KeyboardEvent.key`
 * @param labels the items' texts
 * @param current index of the focused item, -1 for none
 * @returns index of the item to focus, `undefined` for a key the menu leaves alone
 */
export function menuTarget(
  key: string,
  labels: readonly string[],
  current: number,
): number | undefined {
  const last = labels.length - 1;
  const move = MOVES[key];
  if (move === 'first') return 0;
  if (move === 'last') return last;
  if (move === 'next') return current >= last ? 0 : current + 1;
  if (move === 'previous') return current <= 0 ? last : current - 1;
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
  const order = [...labels.keys()].map((i) => (current + 1 + i + labels.length) % labels.length);
  return order.find((i) => labels[i]?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Moves the focus inside an open menu; Tab leaves and closes it, Escape is the popover's own. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (event.key === 'Tab') {
    menu.hidePopover();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = menuItems(menu);
  const labels = items.map((item) => item.textContent.trim());
  const current = items.findIndex((item) => item === document.activeElement);
  const target = menuTarget(event.key, labels, current);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/** The items of a menu, in order. */
export function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a[href], button')];
}
