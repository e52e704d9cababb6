/**
 * The text of a code block, to the letter. Highlighters may write a line break as an element, which
 * `textContent` passes over.
 */
export function codeText(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return copy.textContent;
}
