import {isApple} from '../../../plugins/late-hydration/client/isApple';

/** What a shortcut does. */
export type Shortcut = 'find' | 'list' | 'previous' | 'next';

/** By `KeyboardEvent.key`, so by what is written on the reader's own keyboard. */
const SINGLE_KEYS = new Map<string, Shortcut>([
  ['/', 'find'],
  ['?', 'list'],
  ['[', 'previous'],
  [']', 'next'],
]);

/** Where a single key is text, a choice, or the first letter of an entry. */
const TYPING = [
  'input',
  'textarea',
  'select',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'tree', 'grid'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * The shortcut that a key press asks for.
 *
 * @param event as it reaches the window, after all others have seen it
 * @param allowsSingleKeys the reader has not switched single keys off
 * @returns `undefined` for a press that is not the site's
 */
export function shortcutOf(event: KeyboardEvent, allowsSingleKeys: boolean): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (isCommandK(event)) return 'find';
  const shortcut = SINGLE_KEYS.get(event.key);
  if (shortcut === undefined || !allowsSingleKeys || event.repeat || isModified(event)) {
    return undefined;
  }
  return isTyping(event) || isCovered() ? undefined : shortcut;
}

/** Whether the search is asked for by Ctrl or ⌘ and K, wherever the reader is. */
export function isCommandK(event: KeyboardEvent): boolean {
  return isCommand(event) && event.key.toLowerCase() === 'k';
}

function isCommand({ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** AltGr writes brackets on many keyboards, and says that Ctrl and Alt are held. */
function isModified(event: KeyboardEvent): boolean {
  if (event.metaKey) return true;
  return (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
}

function isTyping(event: KeyboardEvent): boolean {
  // The event's own target is only the host of a shadow tree.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(TYPING) !== null;
}

/** Whether a dialog, menu or panel is open over the page, the site's or a demo's. */
function isCovered(): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  const modals = [...document.querySelectorAll('[aria-modal=true]')];
  return modals.some((modal) => modal.checkVisibility({visibilityProperty: true}));
}
