import {useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * Passes the focus on from what stands for the pages of a group to the first of them, as they
 * replace it: a reader by keyboard may be there before they have arrived, and would be thrown out
 * of the tree.
 *
 * @param group the element of the group
 * @param isWhole whether its pages are shown
 * @returns whether the focus was on what is replaced: `useLeftFocus` writes it
 */
export function usePassedFocus(
  group: RefObject<HTMLElement | null>,
  isWhole: boolean,
): RefObject<boolean> {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const first = ':scope > ul a, :scope > ul summary';
    if (isWhole && hadFocus.current) group.current?.querySelector<HTMLElement>(first)?.focus();
    hadFocus.current = false;
  }, [group, isWhole]);
  return hadFocus;
}

/** Writes, as the calling component is removed, whether the focus was in its element. */
export function useLeftFocus(hadFocus: RefObject<boolean>): RefObject<HTMLUListElement | null> {
  const own = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    // React runs this before it removes the element.
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return own;
}
