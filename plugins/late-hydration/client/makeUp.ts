import {perform} from '../../_shared/client/gesture';
import {DEMO} from '../../_shared/loading/heldClicks';
import type {EarlyClicks, HeldClick} from '../../_shared/loading/heldClicks';
import {HELD} from './held';
import type {Field, Held} from './held';
import {asksToCopy} from '../../_shared/client/asksToCopy';
import {codeBelow} from './codeBelow';
import {heldClicks} from './early';
import {ALIVE, HEADER} from '../core/header';
import {rememberControl} from './sameControl';
import {servedDialog} from './servedDialog';

/** One thing that a reader did. */
interface Done {
  /** When, in the browser's milliseconds. */
  at: number;
  again: () => Promise<void> | void;
}

/** A click; what was clicked may be gone by the time it is made up for. */
interface Clicked extends Done {
  isOfHeader: boolean;
}

/** Makes up for what was held of one part of a page, each thing once, in order. */
export type MakeUp = (part: 'header' | 'page') => Promise<void>;

/** Takes over from the loader: keeps the clicks that are held outside of demos until React is there. */
export function takeOver(): MakeUp {
  const early = heldClicks();
  const {[HELD]: held} = window as {[HELD]?: Held};
  let clicks: Clicked[] = [];
  const take = () => void clicks.push(...takeClicks(early).map(toDone));
  letPass(early, COPY);
  letCopy(early);
  take();
  // After the inline script, which listens to the same.
  document.addEventListener('click', take, true);
  return async (part) => {
    // A header that has no root of its own is a part of the page.
    const hasRoot = document.querySelector(`[${HEADER}]`) !== null;
    const isOf = (isHeaders: boolean) => (part === 'header') === (isHeaders && hasRoot);
    if (part === 'page') document.removeEventListener('click', take, true);
    else letPass(early, `[${HEADER}=${ALIVE}]`);
    const own = clicks.filter(({isOfHeader}) => isOf(isOfHeader));
    clicks = clicks.filter((click) => !own.includes(click));
    if (held) retell(held, (element) => isOf(isInHeader(element)));
    const pressed = held?.keys.filter((press) => isOf(!asksToCopy(press))) ?? [];
    if (held) held.keys = held.keys.filter((press) => !pressed.includes(press));
    const keys = pressed.map((press) => ({at: press.timeStamp, again: () => pressAgain(press)}));
    const all: Done[] = [...own, ...keys];
    for (const {again} of all.sort((a, b) => a.at - b.at)) await again();
  };
}

function isInHeader(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${HEADER}]`) !== null;
}

/** Has the inline script hold no clicks on what a selector names. */
function letPass(early: EarlyClicks | undefined, selector: string): void {
  if (early) early.free = [early.free, selector].filter(Boolean).join();
}

/** Copy buttons of served code are served by the page's own code, before React is there. */
const COPY = '[data-code-copy][data-needs=js]';

/** Lets copy what was to be copied, which the browser allows for a short time after the click. */
function letCopy(early: EarlyClicks | undefined): void {
  if (!early) return;
  const isCopy = ({target}: HeldClick) => Boolean((target as Element).closest(COPY));
  const copies = early.held.filter(isCopy);
  early.held = early.held.filter((click) => !isCopy(click));
  // Later: who serves them may come after this module.
  setTimeout(() => copies.forEach(({target, event}) => void perform(target, event)));
}

function takeClicks(early: EarlyClicks | undefined): HeldClick[] {
  if (!early) return [];
  const isOwn = ({target}: HeldClick) => !(target as Element).closest(DEMO);
  const own = early.held.filter(isOwn);
  early.held = early.held.filter((click) => !isOwn(click));
  return own;
}

function toDone({target, event}: HeldClick): Clicked {
  const find = rememberControl(target as Element);
  const again = () => {
    const control = find() ?? target;
    // It was opened at once, and may have been closed again.
    return servedDialog(control)?.open === false ? undefined : perform(control, event);
  };
  return {at: event.timeStamp, again, isOfHeader: isInHeader(target)};
}

/** Presses a key again, where the focus is now. */
function pressAgain({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): void {
  const init = {key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true};
  // Who copies what is pointed at has not heard of the pointer yet.
  codeBelow()?.dispatchEvent(new Event('pointerover', {bubbles: true}));
  (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', init));
}

function retell({changes: {entries, toggled}}: Held, isOwn: (element: Element) => boolean): void {
  for (const [field, entry] of takeFrom(entries, isOwn)) enter(field, entry);
  for (const [element, {oldState, newState}] of takeFrom(toggled, isOwn)) {
    element.dispatchEvent(new ToggleEvent('toggle', {oldState, newState}));
  }
}

/** Takes out of a map what is held of some elements. */
function takeFrom<Key extends Element, Value>(
  map: Map<Key, Value>,
  isOwn: (element: Element) => boolean,
): [Key, Value][] {
  const taken = [...map].filter(([element]) => isOwn(element));
  for (const [element] of taken) map.delete(element);
  return taken;
}

/**
 * Enters something as if for the first time. React compares with what was last set from code, and
 * hears of nothing that is the same.
 */
function enter(field: Field, entry: string | boolean): void {
  if (typeof entry === 'boolean') {
    (field as HTMLInputElement).checked = !entry;
    field.click();
    return;
  }
  field.value = '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, entry);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}
