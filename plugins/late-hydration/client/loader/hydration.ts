import {fetchLateSheets, findLateSheets, preload, wearLateSheets} from './lateSheet';
import {createRenewal} from './renewal';

/** Loads scripts, and runs them. Those of a page may come in several parts. */
export interface Hydration {
  /** Loads scripts side by side and runs none; each once. */
  fetch: (sources: readonly string[]) => void;
  /** Runs them in their order, each once. */
  run: (sources: readonly string[]) => void;
}

/** What hydration tells. */
export interface HydrationEvents {
  /** A script could not be loaded; the next `run` tries again. */
  onLost: () => void;
  /** Loads the page anew. Default: the browser's own way. */
  reload?: () => void;
}

/** @param release what tells the page's release from others */
export function createHydration(release: string, {onLost, reload}: HydrationEvents): Hydration {
  const fetched = new Set<string>();
  // Those under way too: a script that comes twice would begin the site twice.
  const asked = new Set<string>();
  const lost = new Set<string>();
  let underWay = 0;
  const renewal = createRenewal(release, reload);

  function fetch(sources: readonly string[]): void {
    if (fetched.size + asked.size === 0) fetchLateSheets();
    const fresh = sources.filter((source) => !fetched.has(source) && !asked.has(source));
    for (const source of fresh) preload('script', source);
    fresh.forEach((source) => fetched.add(source));
  }

  function run(sources: readonly string[]): void {
    const fresh = sources.filter((source) => !asked.has(source));
    if (fresh.length === 0) return;
    // The scripts wait for the sheets, and are loaded beside them.
    if (findLateSheets().length > 0) fetch(fresh);
    fresh.forEach((source) => asked.add(source));
    underWay += fresh.length;
    renewal.watch();
    wearLateSheets(() => fresh.forEach(add));
  }

  function settle(): void {
    underWay -= 1;
    if (underWay === 0) renewal.rest();
  }

  function add(src: string): void {
    const script = scriptOf(src, lost.has(src));
    script.addEventListener('load', settle);
    script.addEventListener('error', () => {
      // The bundler's runtime would wait for one that is there.
      script.remove();
      asked.delete(src);
      lost.add(src);
      onLost();
      void renewal.renew();
      settle();
    });
    document.head.append(script);
  }

  return {fetch, run};
}

function scriptOf(src: string, wasLost: boolean): HTMLScriptElement {
  const script = document.createElement('script');
  // They run in their order, as if they stood in the page.
  Object.assign(script, {async: false, src});
  // Asked for otherwise than it was preloaded: the answer to that may be the one that was lost.
  if (wasLost) script.crossOrigin = 'anonymous';
  return script;
}
