const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a press is Ctrl/⌘+C where the browser has nothing of its own to copy, nor anybody else. */
export function asksToCopy(press: KeyboardEvent): boolean {
  return isCopy(press) && !press.defaultPrevented && !isBusy();
}

function isCopy({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'c' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Whether something is being typed, or is selected. */
function isBusy(): boolean {
  if (document.activeElement?.matches(FIELDS)) return true;
  return (document.getSelection()?.toString() ?? '') !== '';
}
