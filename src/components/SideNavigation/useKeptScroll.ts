import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {
  restoreScroll,
  revealCurrent,
  saveScroll,
  takePlaced,
  whenShown,
} from '../../../plugins/late-hydration/client/keptScroll';

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
  // A reader may have scrolled it on since it was placed without React.
  const isPlaced = useRef(false);
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    isPlaced.current = takePlaced(element);
    const end = new AbortController();
    const restore = () => restoreScroll(element, product);
    if (!isPlaced.current) whenShown(element, restore, end.signal);
    const save = () => saveScroll(element, product);
    window.addEventListener('pagehide', save);
    return () => {
      end.abort();
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [tree, product]);

  useEffect(() => {
    const element = tree.current;
    const end = new AbortController();
    const reveal = () => element && revealCurrent(element);
    if (element && !isPlaced.current) whenShown(element, reveal, end.signal);
    isPlaced.current = false;
    return () => end.abort();
  }, [tree, product, page]);
}
