import {findPages} from '../core/findPages';
import {PAGES} from './__fixtures__/pages';

function find(query: string, limit = 10): string[] {
  return findPages(query, PAGES, limit).map(({path}) => path);
}

it('ranks the beginning of a word before what is within one, and the path last', () => {
  expect(find('te')).toEqual([
    '/material-ui/react-text-field/',
    '/material-ui/react-autocomplete/',
  ]);
  expect(find('s')).toEqual([
    '/material-ui/getting-started/usage/',
    '/system/resume/',
    '/versions/',
    '/material-ui/getting-started/installation/',
    '/system/react-box/',
  ]);
});

it('finds letters in order, after whole beginnings', () => {
  expect(find('txf')).toEqual(['/material-ui/react-text-field/']);
  expect(find('btn')).toEqual([
    '/joy-ui/react-button/',
    '/material-ui/react-button/',
    '/material-ui/react-button-group/',
    '/material-ui/react-radio-button/',
  ]);
});

it('takes two letters for a subsequence of nothing', () => {
  expect(find('tf')).toEqual([]);
});

it('puts shorter titles first among equals, and keeps the order among equal lengths', () => {
  expect(find('but')).toEqual([
    '/joy-ui/react-button/',
    '/material-ui/react-button/',
    '/material-ui/react-button-group/',
    '/material-ui/react-radio-button/',
  ]);
});

it('wants every word, in any order, in title or path', () => {
  expect(find('joy button')).toEqual(['/joy-ui/react-button/']);
  expect(find('field text')).toEqual(['/material-ui/react-text-field/']);
  expect(find('button nowhere')).toEqual([]);
});

it.each(['resume', 'RÉSUMÉ', ' Re\u0301sume\u0301 '])(
  'does not mind case and marks: %s',
  (query) => {
    expect(find(query)).toEqual(['/system/resume/']);
  },
);

it('finds everything where nothing is typed, and no more than asked for', () => {
  expect(find('  ', 3)).toEqual(PAGES.slice(0, 3).map(({path}) => path));
  expect(find('o', 2)).toHaveLength(2);
});

it.each(['[', '\\', '.*', '%E0%A4%A', '\u0000', '🦄', 'x'.repeat(100_000)])(
  'finds nothing for %.12s',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

it('changes nothing of what it is given', () => {
  const before = structuredClone(PAGES);
  find('button');
  expect(PAGES).toEqual(before);
});
