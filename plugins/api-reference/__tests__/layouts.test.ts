import {layoutKey, LAYOUT_SCRIPT, LAYOUTS} from '../core/view/layouts';

/** What the script makes of a section whose stored choice is this. */
function layoutAfter(stored: string | null | Error): string {
  const section = {dataset: {section: 'props', layout: 'table'}};
  const localStorage = {
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return key === layoutKey('props') ? stored : null;
    },
  };
  const document = {currentScript: {parentElement: section}};
  // What the browser does with a script that stands in the page.
  new Function('document', 'localStorage', LAYOUT_SCRIPT)(document, localStorage);
  return section.dataset.layout;
}

test.each(LAYOUTS)('the script takes over %s', (layout) => {
  expect(layoutAfter(layout)).toBe(layout);
});

test.each([null, 'tower', '', new Error('refused')])('after %s it is the table', (stored) => {
  expect(layoutAfter(stored)).toBe('table');
});
