import {formatParts} from '../../plugins/_shared/text/errors';
import {ERROR_ENTRIES} from '../lib/errorEntries';
import {anchorOf, guideOf} from '../lib/errorLinks';

const told = (what: string, where = 'docs/a.md:3') => formatParts([{where, what, fix: 'mend it'}]);

it('finds the entry of an error by its words, whatever the run has filled in', () => {
  const samples = ERROR_ENTRIES.map(([anchor, what]) => ({
    anchor,
    found: anchorOf(told(what.replaceAll('…', '"a b"'))),
  }));
  const lost = samples.filter(({anchor, found}) => found !== anchor);
  expect(samples.length).toBeGreaterThan(200);
  // What has hardly a word of its own has no entry, and one that another says as well has that.
  expect(lost.length).toBeLessThan(samples.length / 10);
});

it('leads what the guide lists to its entry, and nothing else', () => {
  expect(guideOf(told('the link to "/a/" leads to no page'))).toMatch(
    /^https:\/\/\S+\/errors\/#error-page-links-the-link-to-leads-to-no-page$/,
  );
  expect(guideOf(told('something that nobody has said yet'))).toBeUndefined();
});
