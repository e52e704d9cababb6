import {SETTING_EVENT} from '../../../_shared/text/names';
import {heldClicks} from '../early';
import {SETS} from '../sets';
import {showPressed} from './showPressed';

/** Has the settings work without React: what is chosen is asked for, and shown as chosen. */
export function serveSettings(signal: AbortSignal): void {
  const options = {capture: true, signal};
  document.addEventListener('change', ({target}) => void choose(target), options);
  document.addEventListener('click', ({target}) => chooseByButton(target), options);
  document.addEventListener('toggle', ({target}) => focusChosen(target as Element), options);
}

function choose(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(`[${SETS}]`) : null;
  if (!control) return false;
  const [name = '', value] = control.getAttribute(SETS)?.split('=') ?? [];
  document.dispatchEvent(new CustomEvent(SETTING_EVENT, {detail: {[name]: value}}));
  showPressed();
  return true;
}

/** A click on a button was held; one on a radio button is told by its change. */
function chooseByButton(target: EventTarget | null): void {
  const early = heldClicks();
  const isHeld = early?.held.some((click) => click.target === target);
  if (!early || !isHeld || !choose(target)) return;
  early.held = early.held.filter((click) => click.target !== target);
}

/** In a panel that opens, as React does it. */
function focusChosen(panel: Element): void {
  if (!panel.matches(':popover-open')) return;
  panel.querySelector<HTMLElement>(`[${SETS}]:checked`)?.focus();
}
