import {announce, COPY_TEXTS, copyText} from '../../_shared/client';
import {buttonOf, copiedBlockOf} from './blocks';

/** How long a button that no component owns says that it has copied, in milliseconds. */
export const DIRECT_COPIED_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Serves the copy buttons of all blocks that no component owns, by one listener: those of pages
 * that React has not taken over yet, of raw HTML and of exported pages.
 *
 * @returns ends it
 */
export function serveCopyButtons(): () => void {
  announce();
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}

function handleClick({target}: MouseEvent): void {
  const button = buttonOf(target);
  const block = button && copiedBlockOf(button);
  if (button && block && !isOwned(block)) void copyBlock(button, block);
}

function isOwned(block: Element): boolean {
  return block.hasAttribute('data-owned');
}

async function copyBlock(button: HTMLElement, block: Element): Promise<void> {
  const text = block.querySelector('pre')?.textContent ?? '';
  if (!(await copyText(text))) return;
  clearTimeout(timers.get(button));
  button.setAttribute('data-copied', '');
  write(button, COPY_TEXTS.copied);
  announce(COPY_TEXTS.copied);
  timers.set(
    button,
    setTimeout(() => restore(button), DIRECT_COPIED_MS),
  );
}

function restore(button: HTMLElement): void {
  button.removeAttribute('data-copied');
  write(button, COPY_TEXTS.copy);
  announce();
}

/** In the text node that is there: React, when it comes, looks for that very node. */
function write(button: HTMLElement, word: string): void {
  const text = [...button.childNodes].find(({nodeType}) => nodeType === Node.TEXT_NODE);
  if (text) text.nodeValue = word;
}
