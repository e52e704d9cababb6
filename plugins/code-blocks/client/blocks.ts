import {readCodeVariant} from '../../_shared/client';

/** Marks of the markup that `@theme/CodeBlock` and pages from elsewhere have in common. */
const BLOCK = '[data-code-block]';
const BUTTON = '[data-code-copy]';

/** The block of code that holds something, if any. */
export function blockOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.isConnected && target.closest(BLOCK)) || undefined;
}

/** The copy button that something is part of, if any. */
export function buttonOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(BUTTON)) || undefined;
}

/** The copy button of a block: its own, or that of the figure whose code it is. */
export function copyButtonOf(block: Element): HTMLElement | undefined {
  const figure = block.closest('figure');
  return block.querySelector<HTMLElement>(BUTTON) ?? figure?.querySelector(BUTTON) ?? undefined;
}

/**
 * The block that a copy button copies: the one around it, or that of its figure. A figure may hold
 * several, in parts that say what they are: `data-code-part="preview"` is never copied,
 * `data-code-only` belongs to one variant, `data-code-hidden` is another file than the one shown.
 */
export function copiedBlockOf(button: Element): Element | undefined {
  const blocks = [...(button.closest('figure')?.querySelectorAll(BLOCK) ?? [])];
  return blockOf(button) ?? blocks.find(isShown);
}

function isShown(block: Element): boolean {
  const part = block.closest<HTMLElement>('[data-code-part]');
  if (!part) return true;
  const {codePart, codeOnly, codeHidden} = part.dataset;
  const isOther = codeOnly !== undefined && codeOnly !== readCodeVariant();
  return codePart !== 'preview' && codeHidden === undefined && !isOther;
}
