/** The block of code that has the focus, or else the pointer. */
export function codeBelow(): Element | undefined {
  const focused = document.activeElement?.closest('[data-code-block]');
  return focused ?? document.querySelector('[data-code-block]:hover') ?? undefined;
}
