import {formatParts} from '../../plugins/_shared/text/errors';
import {ERROR_ENTRIES} from '../lib/errorEntries';
import {anchorOf, moreLines} from '../lib/errorLinks';
import {readReports} from '../lib/faultReport';

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

it('leads each kind of error once to the guide, and what is not in it nowhere', () => {
  const text = [
    told('the link to "/a/" leads to no page'),
    told('the link to "/b/" leads to no page', 'docs/b.md:1'),
    told('something that nobody has said yet'),
  ].join('\n');
  expect(moreLines(readReports(text))).toEqual([
    expect.stringMatching(
      /^More: https:\/\/\S+\/errors\/#error-page-links-the-link-to-leads-to-no-page$/,
    ),
  ]);
});

it('is no fault of a report that is read again', () => {
  const text = told('the link to "/a/" leads to no page');
  const report = [text, ...moreLines(readReports(text))].join('\n');
  expect(readReports(report).map((fault) => fault.text)).toEqual([text]);
});
