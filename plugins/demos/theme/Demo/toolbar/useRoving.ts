import {useEffect} from 'react';
import type {RefObject} from 'react';

/** Marks the controls of a toolbar that the arrows lead to. */
export const ITEM = {'data-item': ''} as const;

/** Marks what holds controls of another part: those directly in it are items too. */
export const ITEMS = {'data-items': ''} as const;

const SELECTOR = '[data-item], [data-items] > button';

/**
 * Makes one tab stop of a toolbar's items: arrows lead on along the line of text, Home and End to
 * the first and the last. Until React is there each of them is a stop of its own.
 */
export function useRoving(toolbar: RefObject<HTMLElement | null>): void {
  // After each rendering, which may have brought an item.
  useEffect(() => {
    const items = itemsOf(toolbar.current);
    if (items.filter(isStop).length !== 1) stopAt(items[0], items);
  });
  useEffect(() => {
    const element = toolbar.current;
    element?.addEventListener('keydown', handleKey);
    element?.addEventListener('focusin', handleFocus);
    return () => {
      element?.removeEventListener('keydown', handleKey);
      element?.removeEventListener('focusin', handleFocus);
    };
  }, [toolbar]);
}

function itemsOf(toolbar: Element | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])];
}

function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
}

/** What only keeps its place, as "Show code" while the code is edited, takes no focus. */
function isSeen(item: HTMLElement): boolean {
  return getComputedStyle(item).visibility !== 'hidden';
}

function isStop(item: HTMLElement): boolean {
  return item.getAttribute('tabindex') !== '-1';
}

function stopAt(current: HTMLElement | undefined, items: readonly HTMLElement[]): void {
  for (const item of items) item.setAttribute('tabindex', item === current ? '0' : '-1');
}

function handleFocus(this: HTMLElement, {target}: FocusEvent): void {
  const item = itemOf(target);
  if (item) stopAt(item, itemsOf(this));
}

function handleKey(this: HTMLElement, event: KeyboardEvent): void {
  const item = itemOf(event.target);
  if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = itemsOf(this).filter(isSeen);
  const next = target(event.key, {at: items.indexOf(item), count: items.length, toolbar: this});
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

interface Stop {
  at: number;
  count: number;
  toolbar: Element;
}

function target(key: string, {at, count, toolbar}: Stop): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isMirrored = toolbar.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const step = (key === 'ArrowRight') === isMirrored ? -1 : 1;
  return (at + step + count) % count;
}
