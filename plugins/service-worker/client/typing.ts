import type {Typing} from '../core/decide';

/** Says what is being written on the page now. */
export type ReadTyping = () => Typing;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Fields that hold no text of the reader's, so that the focus in one means nothing. */
const NO_TEXT = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/**
 * Follows what the reader writes, from now on. What a field held before is not enough to compare
 * with: React writes what is typed into the attribute, too.
 */
export function followTyping(): ReadTyping {
  const touched = new Set<Element>();
  let enteredFrame = false;
  const forget = ({target}: Event) => {
    for (const field of touched)
      if (target instanceof Node && target.contains(field)) touched.delete(field);
  };
  document.addEventListener(
    'input',
    ({target}) => {
      if (target instanceof Element && target.matches(FIELDS)) touched.add(target);
    },
    true,
  );
  document.addEventListener('submit', forget, true);
  document.addEventListener('reset', forget, true);
  // What is written in a frame is not seen from here: to have been in one is enough.
  window.addEventListener('blur', () => {
    enteredFrame ||= document.activeElement instanceof HTMLIFrameElement;
  });
  return () => {
    const isChanged = [...touched].some(holdsText) || [...fields()].some(differs);
    if (enteredFrame || isChanged) return 'changed';
    return hasWritingFocus() ? 'focus' : 'nothing';
  };
}

function fields(): NodeListOf<HTMLInputElement | HTMLTextAreaElement> {
  return document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
}

/** A field that was emptied again holds nothing to lose; one that was ticked does. */
function holdsText(field: Element): boolean {
  if (!field.isConnected) return false;
  if (field instanceof HTMLSelectElement) return true;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value !== '';
  }
  return field.textContent !== '';
}

/** Written before the page's scripts ran. */
function differs(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !NO_TEXT.test(field.type) && field.value !== field.defaultValue && field.value !== '';
}

function hasWritingFocus(): boolean {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return false;
  return !(field instanceof HTMLInputElement) || !NO_TEXT.test(field.type);
}
