import {canBeHad} from '../../../_shared/client/canBeHad';
import {whenAwake} from '../whenAwake';
import {readStorage, writeStorage} from '../../../_shared/client/storage';
import {fetchLateSheets, findLateSheets, preload, wearLateSheets} from './lateSheet';

/** Where it is kept of which release scripts were lost: a page is loaded anew but once for it. */
const STORAGE_KEY = 'vitrine-late-scripts';
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
}

/** @param sources addresses of the scripts, as the bundler's runtime writes them, in order */
export function createHydration(sources: readonly string[], events: HydrationEvents): Hydration {
  // Those under way too: a script that comes twice would begin the site twice.
  const asked = new Set<string>();
  const lost = new Set<string>();
  let [isFetched, isRunning] = [false, false];
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
    wearLateSheets(() => {
      for (const source of sources) if (!asked.has(source)) add(source);
    });
  }

  function add(src: string): void {
    asked.add(src);
    const script = document.createElement('script');
    // They run in their order, as if they stood in the page.
    Object.assign(script, {async: false, src});
    // Asked for otherwise than it was preloaded: the answer to that may be the one that was lost.
    if (lost.has(src)) script.crossOrigin = 'anonymous';
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
    void reloadOnce(sources.slice(0, OF_RELEASE).join(' '));
  }

  return {fetch, run};
}

/** A script is gone where a release has taken the place of this page's, which a new page is of. */
async function reloadOnce(sources: string): Promise<void> {
  const isKnown = () => readStorage(STORAGE_KEY, 'sessionStorage') === sources;
  if (isKnown()) return;
  writeStorage(STORAGE_KEY, sources, 'sessionStorage');
  // Where nothing can be kept the page would be loaded for ever.
  if (isKnown() && (await canBeHad())) location.reload();
}
