/**
 * Puts the focus on the case of a demo, so that Tab leads to the demo's first control next. The
 * case can have the focus for that long only: a click into it must not take the focus away.
 *
 * @param figure the element around demo and source
 */
export function focusStart(figure: Element | null): void {
  const stage = figure?.querySelector<HTMLElement>('[data-demo-case]');
  if (!stage) return;
  stage.tabIndex = -1;
  stage.addEventListener('blur', () => stage.removeAttribute('tabindex'), {once: true});
  stage.focus();
}
