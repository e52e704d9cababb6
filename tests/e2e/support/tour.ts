import type {CDPSession, Page} from '@playwright/test';
import {settled} from './modes';

/** Pixels around a control in which its focus may show. */
const MARGIN = 8;
/** More stops than any page has: a tour that makes them is caught in a trap. */
const MOST_STOPS = 400;

/** Times that a control is looked at before it shows no focus. */
const MOST_LOOKS = 3;

/** What can have the focus. Not all elements are counted: ripples and styles come and go. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, pre, [tabindex]';

/** A control that the keyboard has come to. */
export interface Stop {
  /** Its place among the page's controls, in the order of the document; -1 for what is none. */
  place: number;
  /** Element and name, to tell it in a message. */
  label: string;
  /** What is wrong with it; empty for nothing. */
  faults: string[];
}

/**
 * Goes through a page by one key, from where the focus is to the end, and looks at each control.
 *
 * @param key `Tab` or `Shift+Tab`
 * @param look looks at a stop, while it has the focus; by default nothing is looked at
 */
export async function tour(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  look: (page: Page) => Promise<string[]> = async () => [],
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readFocus, CONTROLS);
    // Past the last control is the browser's own frame, or where there is none, the first control.
    if (!stop || stop.place === stops[0]?.place) return stops;
    stops.push({...stop, faults: await look(page)});
  }
  throw new Error(`The focus is caught: ${stops.slice(-4).map(({label}) => label)}`);
}

/**
 * Makes a page keep still, and gives what looks at the control with the focus: whether it has a
 * name, is in view, and shows the focus.
 */
export async function lookerAtFocus(page: Page): Promise<(page: Page) => Promise<string[]>> {
  // A transition or the caret would be a difference between two pictures as well.
  await page.addStyleTag({
    content: `*, ::before, ::after {
      transition: none !important;
      animation: none !important;
      caret-color: transparent !important;
    }`,
  });
  const session = await page.context().newCDPSession(page);
  return () => lookAtFocus(page, session);
}

async function lookAtFocus(page: Page, session: CDPSession): Promise<string[]> {
  const faults = await page.evaluate(readFaults);
  const clip = await page.evaluate(readClip, MARGIN);
  if (clip.width <= 0 || clip.height <= 0) return [...faults, 'is out of view'];
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (await showsFocus(page, session, clip)) return faults;
    // What a library draws for it, it may draw a frame later.
    await settled(page);
  }
  return [...faults, 'does not show the focus'];
}

/** Whether a picture of the control is another one without the focus. */
async function showsFocus(page: Page, session: CDPSession, clip: Clip): Promise<boolean> {
  const focused = await takePicture(session, clip);
  const element = await page.evaluateHandle(() => {
    const focused = document.activeElement as HTMLElement;
    focused.blur();
    return focused;
  });
  const plain = await takePicture(session, clip);
  await element.evaluate((focused) => focused.focus({preventScroll: true}));
  return focused !== plain;
}

/** A picture of a part of the document. Playwright's own makes the page still for each, anew. */
async function takePicture(session: CDPSession, clip: Clip): Promise<string> {
  const options = {format: 'png', optimizeForSpeed: true, clip: {...clip, scale: 1}} as const;
  const {data} = await session.send('Page.captureScreenshot', options);
  return data;
}

/** Labels of what is visible, can have the focus, and is no stop of a tour. */
export async function findUnreached(page: Page, stops: readonly Stop[]): Promise<string[]> {
  return page.evaluate(
    ({controls, places}) => {
      const all = [...document.querySelectorAll<HTMLElement>(controls)];
      const reached = new Set(places.map((place) => all[place]));
      const groups = new Set([...reached].map((element) => element?.getAttribute('name')));
      return all
        .filter((element) => element.tabIndex >= 0)
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => !element.matches(':disabled') && !element.closest('[inert]'))
        .filter((element) => !reached.has(element))
        .filter((element) => {
          const isRadio = element.getAttribute('type') === 'radio';
          return !isRadio || !groups.has(element.getAttribute('name'));
        })
        .map((element) => element.outerHTML.slice(0, 120));
    },
    {controls: CONTROLS, places: stops.map(({place}) => place)},
  );
}

/** Runs in the browser: the element with the focus; nothing at the end of the page. */
function readFocus(controls: string): {place: number; label: string} | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) {
    return undefined;
  }
  const place = [...document.querySelectorAll(controls)].indexOf(element);
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {place, label: `${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`};
}

/** Runs in the browser, with axe, whose reckoning of names is that of the standard. */
function readFaults(): string[] {
  const {axe} = window as unknown as {axe: Axe};
  const element = document.activeElement as HTMLElement;
  // The whole document is read for it: once, and again for what has come since.
  if (!axe.utils.getNodeFromTree(element)) {
    axe.teardown();
    axe.setup(document);
  }
  const name = axe.commons.text.accessibleText(element);
  const [own] = (element as HTMLInputElement).labels ?? [];
  const isHidden = element.offsetWidth <= 1 && own !== undefined;
  const seen = isHidden ? own : element;
  const {left, right, top, bottom} = seen.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const over = document.elementFromPoint(x, y);
  const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
  const isSeen = over !== null && parts.some((part) => part.contains(over) || over.contains(part));
  return [
    ...(name.trim() === '' ? ['has no name'] : []),
    ...(isSeen ? [] : [`lies under ${over?.outerHTML.slice(0, 80)}`]),
    ...(element.tabIndex > 0 ? ['has an order of its own'] : []),
  ];
}

interface Axe {
  setup: (root: Document) => void;
  teardown: () => void;
  utils: {getNodeFromTree: (element: Element) => unknown};
  commons: {text: {accessibleText: (element: Element) => string}};
}

/** A part of the document, in pixels from its own start. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the browser: what the window shows around the control with the focus. */
function readClip(margin: number): Clip {
  const element = document.activeElement as HTMLElement;
  // A field of its library's own look is invisible; what is seen of it is its label.
  const labels = (element as HTMLInputElement).labels ?? [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - margin, 0);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - margin, 0);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + margin, innerWidth);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + margin, innerHeight);
  return {x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top};
}
