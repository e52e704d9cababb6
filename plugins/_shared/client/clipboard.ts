/**
 * Writes text to the clipboard, by selection where the page has no asynchronous clipboard (plain
 * http). Must be called from a user's action.
 *
 * @param text what is written, unchanged
 * @returns whether it was written; a refusal is `false`, nothing is thrown or logged
 */
export async function copyText(text: string): Promise<boolean> {
  // Typed as always there, but browsers leave it out of pages without TLS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // Deprecated, and still the only way without TLS.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  }
}
