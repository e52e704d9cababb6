import {asksToCopy} from '../../_shared/client';
import {blockOf, copyButtonOf} from './blocks';

const ACTION = 'data-ga-event-action';

/**
 * Copies the block of code that has the focus, or else the pointer, on Ctrl/⌘+C, as if its button
 * were pressed. What is selected, and what is typed, is left alone.
 *
 * @returns ends it
 */
export function serveKeyboardCopy(): () => void {
  let pointed: EventTarget | null = null;
  const handlePointer = ({target}: Event) => {
    pointed = target;
  };
  const handleKey = (key: KeyboardEvent) => {
    if (!asksToCopy(key)) return;
    const block = blockOf(document.activeElement) ?? blockOf(pointed);
    const button = block && copyButtonOf(block);
    if (!button) return;
    key.preventDefault();
    press(button);
  };
  document.addEventListener('pointerover', handlePointer);
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('pointerover', handlePointer);
    document.removeEventListener('keydown', handleKey);
  };
}

/** Analytics reads the attribute while the click passes, and learns that it was the keyboard. */
function press(button: HTMLElement): void {
  const action = button.getAttribute(ACTION);
  button.setAttribute(ACTION, 'copy-keyboard');
  button.click();
  if (action === null) button.removeAttribute(ACTION);
  else button.setAttribute(ACTION, action);
}
