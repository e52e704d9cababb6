import {whenAwake} from '../whenAwake';
import {fetchLateSheets, findLateSheets, preload, wearLateSheets} from './lateSheet';
import {createRenewal} from './renewal';

/** The first scripts of a page, the bundler's runtime and the site's, are those of its release. */
const OF_RELEASE = 2;

export interface Hydration {
  /** Loads all scripts side by side and runs none. */
  fetch: () => void;
  /** Runs them, each once; does nothing while that is under way. */
  run: () => void;
}

/** What hydration tells. */
export interface HydrationEvents {
  /** React has taken the page over, and its effects have run. */
  onAwake: () => void;
  /** A script could not be loaded; the next `run` tries again. */
  onLost: () => void;
  /** Loads the page anew. Default: the browser's own way. */
  reload?: () => void;
}

/** @param sources addresses of the scripts, as the bundler's runtime writes them, in order */
export function createHydration(sources: readonly string[], events: HydrationEvents): Hydration {
  // Those under way too: a script that comes twice would begin the site twice.
  const asked = new Set<string>();
  const lost = new Set<string>();
  let [isFetched, isRunning] = [false, false];
  const renewal = createRenewal(sources.slice(0, OF_RELEASE).join(' '), events.reload);
  whenAwake(events.onAwake);

  function fetch(): void {
    if (isFetched || isRunning) return;
    isFetched = true;
    fetchLateSheets();
    for (const source of sources) preload('script', source);
  }

  function run(): void {
    if (isRunning) return;
    // The scripts wait for the sheets, and are loaded beside them.
    if (findLateSheets().length > 0) fetch();
    isRunning = true;
    renewal.watch();
    wearLateSheets(() => {
      for (const source of sources) if (!asked.has(source)) add(source);
    });
  }

  function add(src: string): void {
    asked.add(src);
    const script = scriptOf(src, lost.has(src));
    script.addEventListener('error', () => {
      // The bundler's runtime would wait for one that is there.
      script.remove();
      asked.delete(src);
      lost.add(src);
      lose();
    });
    document.head.append(script);
  }

  function lose(): void {
    if (!isRunning) return;
    isRunning = false;
    events.onLost();
    void renewal.renew();
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
