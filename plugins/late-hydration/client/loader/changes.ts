import {DEMO, DEMO_OVERLAY} from '../../../_shared/loading/heldClicks';
import type {Changes, Field} from '../held';

/**
 * Notes from now on what a reader enters and opens outside of demos, which see to it themselves.
 *
 * @param signal ends it
 */
export function noteChanges(signal: AbortSignal): Changes {
  const changes: Changes = {entries: new Map(), toggled: new Map()};
  const note = (event: Event) => {
    const {type, target} = event;
    if (!(target instanceof Element) || target.closest(`${DEMO},${DEMO_OVERLAY}`)) return;
    if (type === 'toggle') changes.toggled.set(target, event as ToggleEvent);
    else if (isField(target)) noteEntry(changes, target);
  };
  for (const type of ['input', 'change', 'toggle']) {
    document.addEventListener(type, note, {capture: true, signal});
  }
  return changes;
}

/** The last one of all goes last: of radio buttons, one undoes the other. */
function noteEntry({entries}: Changes, field: Field): void {
  entries.delete(field);
  entries.set(field, entryOf(field));
}

function isField(target: Element): target is Field {
  return target.matches('input,textarea,select');
}

function entryOf(field: Field): string | boolean {
  return /^(?:checkbox|radio)$/.test(field.type)
    ? (field as HTMLInputElement).checked
    : field.value;
}
