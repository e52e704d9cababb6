/**
 * What is asked of a page whose demos are all alive. Each function is sent to the page by its
 * text: it sees nothing of this file.
 */
import type {KitWindow} from './kit';

/** What is wrong, by the place of the demo in the page. */
export type Faults = Record<string, string[]>;

/** Ids of demos that stand twice in the page. */
export function findRepeatedIds(): Faults {
  const demos = [...document.querySelectorAll('[data-demo]')];
  const byId = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('[id]')) {
    byId.set(element.id, [...(byId.get(element.id) ?? []), element]);
  }
  const faults: Faults = {};
  for (const [id, elements] of byId) {
    if (elements.length < 2) continue;
    const owners = elements.map((element) => demos.findIndex((demo) => demo.contains(element)));
    for (const owner of new Set(owners)) {
      if (owner !== -1) (faults[owner] ??= []).push(`"${id}" stands ${elements.length} times`);
    }
  }
  return faults;
}

/** Elements of demos that reach beyond the demo's case, which cuts them off. */
export function findOverflows(): Faults {
  const reach = (element: Element, limit: DOMRect): string[] => {
    const {overflowX, position, visibility} = getComputedStyle(element);
    const {left, right, width: own, height} = element.getBoundingClientRect();
    // What is read out only is one pixel large, and clipped.
    const isShown = own > 1 && height > 1 && visibility !== 'hidden';
    const beyond = Math.round(Math.max(limit.left - left, right - limit.right));
    if (isShown && position !== 'fixed' && beyond > 1) {
      return [`<${element.localName} class="${element.classList}"> is ${beyond} px too wide`];
    }
    // What scrolls or clips holds what is in it.
    return overflowX === 'visible'
      ? [...element.children].flatMap((child) => reach(child, limit))
      : [];
  };
  const faults: Faults = {};
  [...document.querySelectorAll('[data-demo]')].forEach((demo, index) => {
    const beyond = demo.scrollWidth - demo.clientWidth;
    const limit = (demo.closest('figure') ?? demo).getBoundingClientRect();
    const found = [...demo.children].flatMap((child) => reach(child, limit)).slice(0, 3);
    if (found.length === 0 && beyond > 1) found.push(`its content is ${beyond} px too wide`);
    if (found.length > 0) faults[index] = found;
  });
  return faults;
}

/** Demos of which nothing is to be seen. */
export function findEmpty(): Faults {
  const faults: Faults = {};
  [...document.querySelectorAll('[data-demo]')].forEach((demo, index) => {
    const shown = [...demo.querySelectorAll('*')].some((element) => {
      const {width, height} = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    if (!shown) faults[index] = ['nothing of it is to be seen'];
  });
  return faults;
}

/** Demos with a boundary that shows what stands in for what it waits for. */
export function findWaiting(): Faults {
  const SUSPENSE = 13;
  /** What is read of React's own tree. */
  interface Fiber {
    tag: number;
    memoizedState: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const waits = (fiber: Fiber | null): boolean => {
    if (fiber === null) return false;
    if (fiber.tag === SUSPENSE && fiber.memoizedState !== null) return true;
    return waits(fiber.child) || waits(fiber.sibling);
  };
  const rootsOf = (element: Element) =>
    (Object.entries(element) as [string, {stateNode: {current: Fiber}}][]).flatMap(
      ([key, container]) => (key.startsWith('__reactContainer$') ? [container] : []),
    );
  const faults: Faults = {};
  [...document.querySelectorAll('[data-demo]')].forEach((demo, index) => {
    const roots = [demo, ...demo.querySelectorAll('*')].flatMap((element) => rootsOf(element));
    if (roots.some(({stateNode}) => waits(stateNode.current.child))) {
      faults[index] = ['a Suspense boundary in it still shows its fallback'];
    }
  });
  return faults;
}

/**
 * Demos that run axe's rules into violations.
 *
 * @param tags of the rules
 */
export async function findBarriers(tags: string[]): Promise<Faults> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const {axe} = window as unknown as {axe: typeof import('axe-core')};
  const {violations} = await axe.run(
    {include: [['[data-demo]']]},
    {resultTypes: ['violations'], runOnly: tags, elementRef: true},
  );
  const demos = [...document.querySelectorAll('[data-demo]')];
  const faults: Faults = {};
  for (const {id, nodes} of violations) {
    for (const {element, target, failureSummary} of nodes) {
      const owner = demos.findIndex((demo) => element && demo.contains(element));
      const [, reason = ''] = failureSummary?.split('\n') ?? [];
      (faults[owner] ??= []).push(`${id} at ${target.join(' ')}: ${reason.trim()}`);
    }
  }
  return faults;
}

/** What the page's compiler wrote of each demo: where it stands, its file, the packages it has. */
export function readOrigins() {
  return [...document.querySelectorAll('[data-demo]')].map((demo) => {
    const [, own] = Object.entries(demo).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
    for (let fiber = own; fiber; fiber = fiber.return) {
      const {at, file, packages} = fiber.memoizedProps ?? {};
      if (typeof at === 'string' && typeof file === 'string') return {at, file, packages};
    }
    return undefined;
  });
}

/** Demos whose intervals still run. */
export function readIntervals() {
  const {demoKit} = window as KitWindow;
  return [...new Set(demoKit.intervals.values())];
}

/** Leads to another page as a click does, without loading the site anew. */
export function leave(address: string) {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
