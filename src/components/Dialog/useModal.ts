import {useEffect, useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Opens a `<dialog>` as a modal one while it is wanted and mounted; one that is open already, as it
 * opened before React was there, stays so. A press beside it and a new page close it.
 *
 * @returns the ref of the dialog
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    closePopovers();
    const releasePage = holdPage();
    if (!element.open) element.showModal();
    const ignorePresses = closeBesidePresses(element);
    return () => {
      ignorePresses();
      releasePage();
      // While it still stands in the page: only then does the browser give the focus back.
      element.close();
    };
  }, [isOpen]);
  useCloseOnNewPage(dialog);
  return dialog;
}

function useCloseOnNewPage(dialog: RefObject<HTMLDialogElement | null>): void {
  const {pathname} = useLocation();
  const seenAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== seenAt.current) dialog.current?.close();
    seenAt.current = pathname;
  }, [dialog, pathname]);
}

/** A modal dialog would close them too, but without giving the focus back to their buttons. */
function closePopovers(): void {
  const open = document.querySelectorAll<HTMLElement>('[popover]:popover-open');
  for (const popover of open) popover.hidePopover();
}

/** Stops the page from scrolling, and keeps its scrollbar's place free so that nothing moves. */
function holdPage(): () => void {
  const root = document.documentElement;
  const before = {overflow: root.style.overflow, paddingRight: root.style.paddingRight};
  // The page's own scrollbar stands on the right in both directions.
  const paddingRight = `${window.innerWidth - root.clientWidth}px`;
  Object.assign(root.style, {overflow: 'hidden', paddingRight});
  return () => void Object.assign(root.style, before);
}

/** Closes on a click on the backdrop, unless the press began inside: that was a selection. */
function closeBesidePresses(dialog: HTMLDialogElement): () => void {
  let isBeside = false;
  const handlePress = (event: Event) => {
    isBeside = event.target === dialog && !contains(dialog, event as MouseEvent);
  };
  const handleClick = (event: Event) => {
    if (isBeside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', handlePress);
  dialog.addEventListener('click', handleClick);
  return () => {
    dialog.removeEventListener('pointerdown', handlePress);
    dialog.removeEventListener('click', handleClick);
  };
}

/** The backdrop counts as the dialog itself: only the place tells them apart. */
function contains(dialog: HTMLDialogElement, {clientX, clientY}: MouseEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
