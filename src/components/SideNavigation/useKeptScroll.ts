import {useEffect} from 'react';
import type {RefObject} from 'react';
import {readStorage, writeStorage} from '../../../plugins/_shared/client';

/**
 * Keeps the tree's scroll position between pages, over full page loads too, and brings the
 * active entry into view where it is not.
 *
 * @param tree the scrolling element
 * @param product key of the position: each product's tree has its own
 * @param page address of the page; a change brings its entry into view
 */
export function useKeptScroll(
  tree: RefObject<HTMLElement | null>,
  product: string,
  page: string,
): void {
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    const key = `vitrine-tree-${product}`;
    element.scrollTo({top: coerceOffset(readStorage(key, 'sessionStorage')), behavior: 'instant'});
    const save = () => writeStorage(key, String(Math.round(element.scrollTop)), 'sessionStorage');
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [tree, product]);

  useEffect(() => {
    const active = tree.current?.querySelector<HTMLElement>('[aria-current]');
    if (tree.current && active) reveal(tree.current, active);
  }, [tree, product, page]);
}

/** A stored offset; junk means the top. */
export function coerceOffset(value: string | undefined): number {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : 0;
}

/** Scrolls the tree alone: `scrollIntoView` would move the page as well. */
function reveal(tree: HTMLElement, active: HTMLElement): void {
  const frame = tree.getBoundingClientRect();
  const entry = active.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  tree.scrollBy({top: entry.top - frame.top - frame.height / 2, behavior: 'instant'});
}
