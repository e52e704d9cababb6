import {callTag} from '../../_shared/client';
import {clickEvent} from '../core/clickEvent';

const PREFIX = 'data-ga-event-';
const SOURCE = `[${PREFIX}category]:not([${PREFIX}category=''])`;

/**
 * Reports clicks by the attributes of the nearest element that has a category, with one listener.
 *
 * @returns ends it
 */
export function serveClicks(): () => void {
  // On the way down: a component that stops the event, or changes its attributes, comes later.
  document.addEventListener('click', handleClick, {capture: true});
  return () => document.removeEventListener('click', handleClick, {capture: true});
}

function handleClick({target}: MouseEvent): void {
  const source = target instanceof Element ? target.closest(SOURCE) : null;
  if (!source) return;
  const read = (name: string) => source.getAttribute(PREFIX + name);
  const attributes = {
    category: read('category'),
    action: read('action'),
    label: read('label'),
    split: read('split'),
  };
  const found = clickEvent(attributes, Math.random());
  if (found) callTag('event', ...found);
}
