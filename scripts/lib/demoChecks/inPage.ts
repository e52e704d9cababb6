/**
 * What is asked of a page while its demos are woken, one after another. Each function is sent to
 * the page by its text: it sees nothing of this file.
 */
import type {KitWindow} from './kit';

/** What of a page is none of a demo's business. */
interface Outside {
  /** What, and how it is. */
  state: Record<string, string>;
  /** Whether something has the focus. */
  hasFocus: boolean;
}

/** Marks all style sheets that are there before the first demo is woken, but those of demos. */
export function markStyles() {
  const {demoKit} = window as KitWindow;
  for (const {ownerNode} of document.styleSheets) {
    const isDemos =
      ownerNode instanceof Element &&
      (ownerNode.closest('[data-demo]') !== null || ownerNode.hasAttribute('data-emotion'));
    if (ownerNode && !isDemos) demoKit.styles.add(ownerNode);
  }
}

/** Brings the n-th demo into the view, and waits until the page rests. */
export async function approach(index: number) {
  const {demoKit} = window as KitWindow;
  const demo = document.querySelectorAll('[data-demo]')[index];
  for (let box = demo?.closest('details'); box; box = box.parentElement?.closest('details')) {
    // What lies in a closed box is not loaded, and is to be checked as a reader finds it.
    box.open = true;
  }
  demo?.scrollIntoView({block: 'center', behavior: 'instant'});
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  demoKit.current = demo?.getAttribute('data-demo') ?? '';
  demoKit.shifted = [];
}

export function wake(index: number) {
  const {demoKit} = window as KitWindow;
  const demo = document.querySelectorAll('[data-demo]')[index];
  if (demo) demoKit.wake(demo);
}

/** Whether React has taken over the n-th demo, and turned it to the page's direction. */
export function isAlive(index: number) {
  const demo = document.querySelectorAll('[data-demo]')[index];
  if (!demo) return false;
  for (const element of [demo, ...demo.querySelectorAll('*')]) {
    const [, fiber] =
      Object.entries(element).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    if (!fiber) continue;
    const {child, memoizedState} = fiber.stateNode.current;
    const isTurned = demo.getAttribute('dir') === document.documentElement.dir;
    return child !== null && !memoizedState?.isDehydrated && isTurned;
  }
  return false;
}

/** Clicks the button that runs the interactions of the n-th demo. @returns whether there is one */
export function startInteractions(index: number): boolean {
  const figure = document.querySelectorAll('[data-demo]')[index]?.closest('figure');
  const button = figure?.querySelector<HTMLElement>('[data-story-run]');
  button?.click();
  return button instanceof HTMLElement;
}

export function haveInteractionsEnded(index: number): boolean {
  const figure = document.querySelectorAll('[data-demo]')[index]?.closest('figure');
  const state = figure?.querySelector('[data-story-progress]')?.getAttribute('data-story-progress');
  return state === 'passed' || state === 'failed';
}

/** What the page says of interactions that failed. */
export function readInteractions(index: number): string | undefined {
  const figure = document.querySelectorAll('[data-demo]')[index]?.closest('figure');
  const failed = figure?.querySelector('[data-story-progress="failed"]');
  return failed?.textContent ?? undefined;
}

/** Waits until effects have run and what they asked for is drawn. */
export async function rest() {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((done) => {
      // React does its work in turns like this one, which come after those that wait already.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = done;
      requestAnimationFrame(() => port2.postMessage(null));
    });
  }
}

/** The size of each demo, once all fonts are there. */
export async function readSizes() {
  await document.fonts.ready;
  return [...document.querySelectorAll('[data-demo]')].map((demo) => {
    const {width, height} = demo.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)} px`;
  });
}

export function readOutside(): Outside {
  const {activeElement, body, documentElement, title} = document;
  const state: Record<string, string> = {'the title': title};
  for (const element of [documentElement, body]) {
    const name = `<${element.localName}>`;
    state[`style of ${name}`] = element.style.cssText;
    state[`classes of ${name}`] = element.className;
    state[`attributes of ${name}`] = ['aria-hidden', 'inert', 'dir', 'lang', 'data-theme']
      .map((attribute) => element.getAttribute(attribute))
      .join();
  }
  const root = document.querySelector('#__docusaurus');
  state['what the site shows'] = root?.closest('[aria-hidden=true], [inert]') ? 'hidden' : 'shown';
  return {state, hasFocus: activeElement !== body && activeElement !== documentElement};
}

/** Which elements of the n-th demo's case the layout has moved since it was approached. */
export function readShifts(index: number) {
  const {demoKit} = window as KitWindow;
  const figure = document.querySelectorAll('[data-demo]')[index]?.closest('figure');
  const elements = demoKit.shifted.map((node) =>
    node instanceof Element ? node : node.parentElement,
  );
  const own = elements.filter((element) => element && figure?.contains(element));
  return [...new Set(own.map((element) => `<${element?.localName}>`))];
}

/**
 * Rules of style sheets of demos that reach the site's own elements, since this was last asked.
 *
 * @param current the demo that was woken last: it has brought what is in no demo
 */
export function readLeaks(current: number): {owner: number; rule: string}[] {
  const {demoKit} = window as KitWindow;
  const demos = [...document.querySelectorAll('[data-demo]')];
  const states = /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|visited)\b/g;
  const matches = (selector: string) => {
    try {
      const found = [...document.querySelectorAll(selector.replace(states, ''))];
      return found.some((element) => !element.closest('[data-demo], body > :not(#__docusaurus)'));
    } catch {
      return false;
    }
  };
  /** A theme's custom properties are for whoever reads them. */
  const isTheme = ({style}: CSSStyleRule) =>
    [...style].every((name) => name.startsWith('--') && !name.startsWith('--v-'));
  const leaks = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule)) {
        return 'cssRules' in rule ? leaks((rule as CSSGroupingRule).cssRules) : [];
      }
      if (isTheme(rule) || rule.selectorText.includes('.demo')) return [];
      return matches(rule.selectorText) ? [rule.cssText.slice(0, 160)] : [];
    });
  return [...document.styleSheets].flatMap((sheet) => {
    const {ownerNode} = sheet;
    if (ownerNode instanceof Element && ownerNode.hasAttribute('data-precedence')) return [];
    if (!ownerNode || demoKit.styles.has(ownerNode)) return [];
    const from = demoKit.read.get(sheet) ?? 0;
    demoKit.read.set(sheet, sheet.cssRules.length);
    const fresh = [...sheet.cssRules].slice(from);
    const served = demos.findIndex((demo) => demo.contains(ownerNode));
    const owner = served === -1 ? current : served;
    return leaks(fresh).map((rule) => ({owner, rule}));
  });
}
