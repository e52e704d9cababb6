/** What is known of a page's demos while it is looked at. */
interface Kit {
  /** The demo that was woken last; empty before the first. */
  current: string;
  /** What was moved by the layout. */
  shifted: Node[];
  /** Those that run, and the demo that began them. */
  intervals: Map<unknown, string>;
  /** Lets a demo see that it is near the view. */
  wake: (demo: Element) => void;
  /** Elements of style sheets that are not the demo's. */
  styles: WeakSet<Node>;
  /** How many rules of a sheet were looked at. */
  read: WeakMap<CSSStyleSheet, number>;
}

export type KitWindow = Window & typeof globalThis & {demoKit: Kit};

/** Runs in a page before its own scripts, as does all of {@link KIT}: gives the page its look. */
export function installKit(storage: Record<string, string>) {
  const inPage = window as KitWindow;
  try {
    localStorage.clear();
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  } catch {
    // A frame without an origin has no storage.
  }
  inPage.demoKit = {
    current: '',
    shifted: [],
    intervals: new Map(),
    wake: () => undefined,
    styles: new WeakSet(),
    read: new WeakMap(),
  };
}

/** What the layout moved at once; the DOM's types do not know it. */
interface LayoutShift {
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
}

/** Notes what the layout moves, without the reader's doing. */
function watchShifts() {
  const {demoKit} = window as KitWindow;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {hadRecentInput, sources} = entry as unknown as LayoutShift;
      if (hadRecentInput || demoKit.current === '') continue;
      for (const {node} of sources) if (node) demoKit.shifted.push(node);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Notes which intervals run, and whose they are. */
function watchIntervals() {
  const inPage = window as KitWindow;
  const {demoKit} = inPage;
  const {setInterval: start, clearInterval: stop} = window;
  inPage.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = start(...args);
    if (demoKit.current !== '') demoKit.intervals.set(id, demoKit.current);
    return id;
  }) as typeof setInterval;
  inPage.clearInterval = (id) => {
    demoKit.intervals.delete(id);
    stop(id);
  };
}

/**
 * Keeps from demos that they are near the view, until they are woken: one comes alive at a time,
 * so that it is known whose doing everything is.
 */
function gateObservers() {
  const {demoKit} = window as KitWindow;
  let waiting: {demo: Element; observer: IntersectionObserver; observe: () => void}[] = [];
  const awake = new WeakSet();
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(target: Element) {
      const demo = target.closest('figure')?.querySelector('[data-demo]');
      if (!demo || awake.has(demo)) super.observe(target);
      else waiting.push({demo, observer: this, observe: () => super.observe(target)});
    }

    override disconnect() {
      waiting = waiting.filter(({observer}) => observer !== this);
      super.disconnect();
    }
  };
  demoKit.wake = (demo) => {
    awake.add(demo);
    const [own, others] = [true, false].map((isOwn) =>
      waiting.filter((entry) => (entry.demo === demo) === isOwn),
    );
    waiting = others ?? [];
    for (const {observe} of own ?? []) observe();
  };
}

/** Ears for what demos do, in the order in which they must be put on. */
export const KIT = [watchShifts, watchIntervals, gateObservers];
