import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {
  restoreScroll,
  revealCurrent,
  saveScroll,
  takePlaced,
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
    if (!isPlaced.current) restoreScroll(element, product);
    const save = () => saveScroll(element, product);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [tree, product]);

  useEffect(() => {
    if (tree.current && !isPlaced.current) revealCurrent(tree.current);
    isPlaced.current = false;
  }, [tree, product, page]);
}
