/**
 * What runs in a page before its own scripts: the look, and ears for what demos do.
 *
 * @typedef {object} Kit
 * @property {string} current the demo that was woken last; empty before the first
 * @property {Node[]} shifted what was moved by the layout
 * @property {Map<unknown, string>} intervals those that run, and the demo that began them
 * @property {(demo: Element) => void} wake lets a demo see that it is near the view
 * @property {WeakSet<Node>} styles elements of style sheets that are not the demo's
 * @property {WeakMap<CSSStyleSheet, number>} read how many rules of a sheet were looked at
 *
 * @typedef {Window & typeof globalThis & {demoKit: Kit}} KitWindow
 */

/** @param {Record<string, string>} storage */
export function installKit(storage) {
  const inPage = /** @type {KitWindow} */ (window);
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

/** Notes what the layout moves, without the reader's doing. */
function watchShifts() {
  const {demoKit} = /** @type {KitWindow} */ (window);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {hadRecentInput, sources} =
        /** @type {{hadRecentInput: boolean, sources: {node: Node | null}[]}} */ (
          /** @type {unknown} */ (entry)
        );
      if (hadRecentInput || demoKit.current === '') continue;
      for (const {node} of sources) if (node) demoKit.shifted.push(node);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Notes which intervals run, and whose they are. */
function watchIntervals() {
  const inPage = /** @type {KitWindow} */ (window);
  const {demoKit} = inPage;
  const {setInterval: start, clearInterval: stop} = window;
  inPage.setInterval = /** @type {typeof setInterval} */ (
    (/** @type {Parameters<typeof setInterval>} */ ...args) => {
      const id = start(...args);
      if (demoKit.current !== '') demoKit.intervals.set(id, demoKit.current);
      return id;
    }
  );
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
  const {demoKit} = /** @type {KitWindow} */ (window);
  /** @type {{demo: Element, observer: IntersectionObserver, observe: () => void}[]} */
  let waiting = [];
  const awake = new WeakSet();
  window.IntersectionObserver = class extends IntersectionObserver {
    /**
     * @override
     * @param {Element} target
     */
    observe(target) {
      const demo = target.closest('figure')?.querySelector('[data-demo]');
      if (!demo || awake.has(demo)) super.observe(target);
      else waiting.push({demo, observer: this, observe: () => super.observe(target)});
    }

    /** @override */
    disconnect() {
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

/** All of it, in the order in which it must run. */
export const KIT = [watchShifts, watchIntervals, gateObservers];
