import {PRESSED_IF} from '../../../_shared/loading/lateScripts';

/** Shows which buttons are pressed in, and which are chosen, as the script before the first paint has it. */
export function showPressed(): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll(`[${PRESSED_IF}]`)) {
    const [name = '', values] = button.getAttribute(PRESSED_IF)?.split('=') ?? [];
    const isPressed = values?.split('|').includes(root.getAttribute(name) ?? '') === true;
    if (button instanceof HTMLInputElement) button.checked = isPressed;
    else button.setAttribute('aria-pressed', String(isPressed));
  }
}
