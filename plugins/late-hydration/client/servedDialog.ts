/**
 * On controls that want React: the id of a modal dialog that is served, and opens before React is
 * there. The first of a page is that of the search, and of its shortcuts.
 */
export const OPENS = 'data-opens';

/** What is open over a page. */
const COVERS = 'dialog[open],[popover]:popover-open';

/** @param target a control, or something in it @returns the dialog that it opens, if it does */
export function servedDialog(target: EventTarget | null): HTMLDialogElement | undefined {
  const control = target instanceof Element ? target.closest(`[${OPENS}]`) : null;
  const dialog = document.getElementById(control?.getAttribute(OPENS) ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

/**
 * Opens the dialog of a control, unless something is open over the page, which React knows better.
 *
 * @returns whether it has
 */
export function openServed(target: EventTarget | null): boolean {
  const dialog = servedDialog(target);
  if (!dialog || document.querySelector(COVERS)) return false;
  // Safari does not focus a button that is pressed, so the dialog could not give the focus back.
  (target as Element).closest<HTMLElement>(`[${OPENS}]`)?.focus();
  dialog.showModal();
  return true;
}
