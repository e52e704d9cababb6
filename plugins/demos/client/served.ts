import {pageScripts} from '../../_shared/client';

/** The demos of a page as the server rendered them. */
export interface ServedPage {
  /** Markup of each demo by the id of its figure: an object that stays the same, as React asks. */
  markup: ReadonlyMap<string, {__html: string}>;
  /** The parts of each demo's source, in order, by the id of its figure. */
  sources: ReadonlyMap<string, readonly {__html: string}[]>;
  /** Style sheets of frames by their names. */
  sheets: ReadonlyMap<string, string>;
}

/** Milliseconds for a page to come: a reader who waits longer wants the text, whatever moves later. */
const LIMIT_MS = 2000;

interface Load {
  done: Promise<void>;
  page?: ServedPage | undefined;
}

/** By the page's path. */
const loads = new Map<string, Load>();

/** Those of {@link loadSources} that are under way, by the page's path. */
const sourceLoads = new Map<string, Promise<ServedPage['sources']>>();

/** Whether the site runs in the browser: a page that is shown now was not served, nor was its HTML. */
export function isRunning(): boolean {
  return !VITRINE_SERVER && document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * Loads what a page would have been served with, so that its demos are there with the page, as
 * large as they will be, before their code is. Resolves without it where the page does not come in
 * time, or belongs to another release of the site, whose markup this one's code might not match;
 * never rejects.
 *
 * @param path of the page, with the site's base
 */
export function loadServed(path: string): Promise<void> {
  const key = keyOf(path);
  const known = loads.get(key);
  if (known) return known.done;
  const load: Load = {
    done: fetchPage(path).then(
      (page) => void (load.page = page),
      // What the network owes may come the next time.
      () => void loads.delete(key),
    ),
  };
  loads.set(key, load);
  return load.done;
}

/** What {@link loadServed} has loaded of a page that is navigated to; of one that is served, nothing. */
export function servedOf(path: string): ServedPage | undefined {
  return isRunning() ? loads.get(keyOf(path))?.page : undefined;
}

/** The same with and without a slash at the end. */
function keyOf(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * Loads the sources of a page's demos where {@link loadServed} came to nothing, however long it
 * takes: those of another release are better than none.
 *
 * @throws where the page cannot be had
 */
export async function loadSources(path: string): Promise<ServedPage['sources']> {
  // All demos of a page ask at once.
  const load = sourceLoads.get(path) ?? fetchSources(path);
  sourceLoads.set(path, load);
  return load.finally(() => sourceLoads.delete(path));
}

async function fetchSources(path: string): Promise<ServedPage['sources']> {
  const page = await fetchDocument(path);
  if (!page) throw new Error(`${path} cannot be loaded.`);
  return readPage(page).sources;
}

async function fetchPage(path: string): Promise<ServedPage | undefined> {
  const page = await fetchDocument(path, AbortSignal.timeout(LIMIT_MS));
  return page && releaseOf(page) === releaseOf(document) ? readPage(page) : undefined;
}

async function fetchDocument(path: string, signal?: AbortSignal): Promise<Document | undefined> {
  const response = await fetch(path, {signal});
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The site's main script: its name holds a hash of what is in it. */
function releaseOf(page: Document): string | undefined {
  return pageScripts(page).find((source) => /\/main\.[^/]*\.js$/.test(source));
}

function readPage(page: Document): ServedPage {
  const demos = page.querySelectorAll('figure[id] [data-demo]');
  const figures = [...demos].map((demo) => demo.closest('figure'));
  const sheets = page.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return {
    markup: new Map([...demos].map((demo, at) => [figures[at]?.id ?? '', htmlOf(demo)])),
    sources: new Map(
      figures.map((figure) => [
        figure?.id ?? '',
        [...(figure?.querySelectorAll('[data-code-part]') ?? [])].map(htmlOf),
      ]),
    ),
    sheets: new Map(
      // React serves the sheets of several names as one, with all names.
      [...sheets].flatMap(({dataset: {href = ''}, textContent}) =>
        href.split(' ').map((name) => [name, textContent] as const),
      ),
    ),
  };
}

function htmlOf({innerHTML}: Element): {__html: string} {
  return {__html: innerHTML};
}
