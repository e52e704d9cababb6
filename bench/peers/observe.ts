/** What a page tells of itself while it is read, as it lies on `window`. */
export interface Seen {
  /** First and largest paint, in ms from the beginning. */
  first: number;
  largest: number;
  /** Beyond the first 50 ms of each long task. */
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean;
  value?: number;
}

/** Runs in the page before its own scripts, and hands over what the browser observes. */
export function observe() {
  const seen: Seen = {first: 0, largest: 0, blocking: 0, shift: 0};
  window.benchSeen = seen;
  const handlers: Record<string, (entry: Entry) => void> = {
    paint: ({name, startTime}) => {
      if (name === 'first-contentful-paint') seen.first = startTime;
    },
    'largest-contentful-paint': ({startTime}) => (seen.largest = startTime),
    longtask: ({duration}) => (seen.blocking += duration - 50),
    'layout-shift': ({hadRecentInput, value = 0}) => {
      if (hadRecentInput !== true) seen.shift += value;
    },
  };
  for (const [type, handle] of Object.entries(handlers)) {
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  }
}

/** What React is asked to take over: what a reader uses of all pages, or the whole of one. */
export const PARTS = {
  header: {on: '[data-header]', says: ['data-header', 'alive']},
  page: {on: 'html', says: ['data-has-hydrated', 'true']},
} as const;

/**
 * Runs in a page that has come to rest: asks for React once, and looks at nothing until it is there.
 *
 * @returns ms until it has taken that part of the page over
 */
export function hydrate({event, part}: {event: string; part: (typeof PARTS)['header' | 'page']}) {
  const root = document.querySelector(part.on);
  const [name, value] = part.says;
  return new Promise<number>((resolve, reject) => {
    if (!root) return reject(new Error(`Nothing here is ${part.on}.`));
    const start = performance.now();
    new MutationObserver(() => {
      if (root.getAttribute(name) === value) resolve(performance.now() - start);
    }).observe(root, {attributeFilter: [name]});
    root.dispatchEvent(new Event(event, {bubbles: true}));
  });
}

/** Names in the storage of the site, which outlives the page and is the same for one that is drawn ahead. */
export const WATCHED = {clicked: 'bench-clicked', shown: 'bench-shown'};

/**
 * Runs in each page before its own scripts: notes when a link was clicked, and when the page of
 * that title stands there, be it the same document, the next, or one that was drawn ahead: that gets
 * no frame before it is opened.
 */
export function watchTitle({title, clicked, shown}: {title: string} & typeof WATCHED) {
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener('click', () => localStorage.setItem(clicked, now()), {capture: true});
  const look = () => {
    const there = document.querySelector('h1')?.textContent.includes(title) === true;
    if (there && localStorage.getItem(clicked) !== null) localStorage.setItem(shown, now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns ms from the click until the next page stood there; `undefined` before that */
export function readWatched({clicked, shown}: typeof WATCHED): number | undefined {
  const [from, to] = [clicked, shown].map((name) => localStorage.getItem(name));
  return from === null || to === null ? undefined : Number(to) - Number(from);
}
