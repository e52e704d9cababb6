import type {Page} from 'playwright-core';
import {PAGE_TYPES} from './pages';
import {useSite} from './support';

/** What a reader can follow, press, choose or type into. */
const CONTROLS = 'a[href], button, summary, input, select';

/**
 * What is not the site's own: what a demo renders, and what authors write, in pages and in the
 * comments of a library's source. Markdown makes elements without a class; those of components
 * have one.
 */
const FOREIGN = [
  '[data-demo] *',
  'article > :not(header) :is(p, ul, ol, table):not([class]) a',
  '.theme-doc-markdown details:not([class]) > summary',
].join();

const PAGES = [
  ...PAGE_TYPES,
  ['the page of what changed in an API', '/material-ui/api/changes/'],
] as const;

const site = useSite();

describe.each(PAGES)('%s', (_type, address) => {
  it('reports each of its controls and links', async () => {
    const page = await site.open(address);
    const {silent, known} = await look(page);
    expect(silent).toEqual([]);
    // The selectors still find something: every page has a header, and the footer's links.
    expect(known).toBeGreaterThan(10);
  });

  it('reports nothing that stands around them', async () => {
    const page = await site.open(address);
    const marked = page.locator(`[data-ga-event-category]:not(${CONTROLS})`);
    expect(await marked.evaluateAll((all) => all.map((each) => each.outerHTML))).toEqual([]);
  });
});

/** Controls whose clicks nobody would hear of, hidden ones too, and how many others there are. */
function look(page: Page): Promise<{silent: string[]; known: number}> {
  return page.evaluate(
    ([controls, foreign]) => {
      const own = [...document.querySelectorAll(controls)].filter(
        (control) => !control.matches(foreign),
      );
      const silent = own.filter((control) => {
        const source = control.closest('[data-ga-event-category]');
        return !source?.getAttribute('data-ga-event-action');
      });
      return {
        silent: silent.map((control) => control.outerHTML.slice(0, 200)),
        known: own.length - silent.length,
      };
    },
    [CONTROLS, FOREIGN] as const,
  );
}
