import type {IndexedPage} from '../../../../plugins/page-index/client';
import {countText, filterPages, sectionsOf} from '../narrow';

const page = (title: string, description: string, section?: string): IndexedPage => ({
  path: `/ui/${title}/`,
  title,
  product: 'ui',
  description,
  kind: 'component',
  section,
});

const pages = [
  page('Text field', 'A line of text from the reader.', 'Inputs'),
  page('Select', 'One choice out of a short list.', 'Inputs'),
  page('Table', 'Records to compare, in a résumé or a list.', 'Data'),
];
const namesFor = (text: string) => filterPages(pages, text).map(({title}) => title);

describe('the filter', () => {
  it.each(['', '   '])('holds every page for %j', (text) => {
    expect(namesFor(text)).toEqual(['Text field', 'Select', 'Table']);
  });

  it('looks at names and descriptions, in any case', () => {
    expect(namesFor('SEL')).toEqual(['Select']);
    expect(namesFor('records')).toEqual(['Table']);
  });

  it('wants every word, in any order', () => {
    expect(namesFor('list short')).toEqual(['Select']);
    expect(namesFor('list text')).toEqual([]);
  });

  it('takes no notice of accents, nor of characters that mean something elsewhere', () => {
    expect(namesFor('resume')).toEqual(['Table']);
    expect(namesFor('.*')).toEqual([]);
  });

  it('keeps the order of the tree', () => {
    expect(namesFor('list')).toEqual(['Select', 'Table']);
  });
});

describe('the sections', () => {
  it('come in the order of the tree, with their pages', () => {
    const held = sectionsOf(pages).map(({title, pages: of}) => [title, of.map((p) => p.title)]);
    expect(held).toEqual([
      ['Inputs', ['Text field', 'Select']],
      ['Data', ['Table']],
    ]);
  });

  it('gather what stands under no heading', () => {
    const loose = [page('Box', 'A box.'), page('Stack', 'A stack.')];
    expect(sectionsOf(loose)).toEqual([{title: undefined, pages: loose}]);
  });
});

it.each([
  [3, 3, '3 components'],
  [1, 3, '1 of 3 components'],
  [0, 3, '0 of 3 components'],
  [1, 1, '1 component'],
])('%i of %i is "%s"', (shown, all, text) => {
  expect(countText(shown, all)).toBe(text);
});
