import type {Page} from '@playwright/test';

/** What a page says of itself, and what a reader can follow or press in it. */
export interface PageFacts {
  title: string;
  h1: number;
  /** Contents of the meta tags that every page must have once. */
  metas: Record<(typeof METAS)[number], string[]>;
  canonicals: string[];
  isIndexed: boolean;
  /** Ids that stand twice or more. */
  repeatedIds: string[];
  /** Addresses of the site that links lead to. */
  links: {pathname: string; hash: string}[];
  /** Controls of the site's own whose clicks nobody would hear of, as HTML. */
  silent: string[];
  /** How many controls are heard of. */
  heard: number;
  /** What is marked as a control and is none, as HTML. */
  mismarked: string[];
}

const METAS = ['description', 'docs:productId', 'docs:productCategoryId'] as const;

/** What a reader can follow, press, choose or type into. */
const CONTROLS = 'a[href], button, summary, input, select, [role=separator][tabindex]';

/**
 * What is not the site's own: what a demo renders, and what authors write, in pages and in the
 * comments of a library's source. Markdown makes elements without a class; those of components
 * have one.
 */
const FOREIGN = [
  ':is([data-demo], [data-demo-overlay]) *',
  'article > :not(header) :is(p, ul, ol, table):not([class]) a',
  '.theme-doc-markdown details:not([class]) > summary',
].join();

interface Watched {
  /** By how much the layout has moved. */
  shift: number;
  /** What was moved, as HTML. */
  moved: string[];
  /** What the page did against its own security policy. */
  violations: string[];
}

/** Runs in the page before its own scripts: hears of what is over when the page stands. */
export function watch(): void {
  const watched: Watched = {shift: 0, moved: [], violations: []};
  Object.assign(window, {watched});
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    watched.violations.push(`${violatedDirective} keeps out ${blockedURI}`);
  });
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: {node: Node | null}[];
  }
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      watched.shift += value;
      for (const {node} of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        watched.moved.push(element?.outerHTML.slice(0, 120) ?? 'what is gone');
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** What {@link watch} has heard of so far. */
export function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as {watched: Watched}).watched);
}

/** Reads a page that stands. */
export function readFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(readInPage, {metas: METAS, controls: CONTROLS, foreign: FOREIGN});
}

/** Runs in the page. */
function readInPage({
  metas,
  controls,
  foreign,
}: {
  metas: typeof METAS;
  controls: string;
  foreign: string;
}): PageFacts {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const html = (element: Element) => element.outerHTML.slice(0, 200);
  const contents = (name: string) =>
    all<HTMLMetaElement>(`meta[name="${name}"]`).map(({content}) => content);
  const isHeard = (control: Element) =>
    Boolean(control.closest('[data-ga-event-category]')?.getAttribute('data-ga-event-action'));
  const ids = all('[id]').map(({id}) => id);
  const own = all(controls).filter((control) => !control.matches(foreign));
  return {
    title: document.title,
    h1: all('h1').length,
    metas: Object.fromEntries(metas.map((name) => [name, contents(name)])) as PageFacts['metas'],
    canonicals: all<HTMLLinkElement>('link[rel=canonical]').map(({href}) => new URL(href).pathname),
    isIndexed: !contents('robots').some((text) => text.includes('noindex')),
    repeatedIds: [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))],
    links: all<HTMLAnchorElement>('a[href]')
      .filter(({origin}) => origin === location.origin)
      .map(({pathname, hash}) => ({pathname, hash})),
    silent: own.filter((control) => !isHeard(control)).map(html),
    heard: own.filter(isHeard).length,
    mismarked: all(`[data-ga-event-category]:not(${controls})`).map(html),
  };
}

/** What makes a page wider than its window: the elements that stick out, or nothing. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [
      `${scrollWidth} px`,
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => {
          const {left, right} = element.getBoundingClientRect();
          return right > clientWidth || left < 0;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
