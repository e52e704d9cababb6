import {quote, suggest} from '../../_shared/node';
import {validate} from '../core/validate';
import type {Validated} from '../core/validate';

function check(values: Record<string, unknown>): Validated {
  const fields = Object.entries(values).map(([name, value], i) => ({name, value, line: i + 2}));
  return validate(fields, {fields: {}, requireDescription: true, quote, suggest});
}

test('passes on what is right, lists as arrays', () => {
  expect(
    check({title: 'A', components: 'Button, Card', draft: true, pagination_next: null}),
  ).toEqual({
    frontMatter: {
      title: 'A',
      components: ['Button', 'Card'],
      draft: true,
      pagination_next: null,
    },
    faults: [],
  });
});

test('tells every fault, and keeps what is right', () => {
  const {frontMatter, faults} = check({title: '', slug: '/a/', hooks: 3, constructor: 1});
  expect(frontMatter).toEqual({slug: '/a/'});
  expect(faults.map(({line}) => line)).toEqual([2, 4, 5]);
});

test('an empty field is a fault where nothing has no meaning', () => {
  expect(check({title: null}).faults).toEqual([
    {
      line: 2,
      what: 'field "title" is empty',
      fix: 'write text (in quotes, if it looks like a number or a date), e.g. `title: Text field`',
    },
  ]);
});

test('judges fields that bind each other', () => {
  expect(check({draft: true, unlisted: false}).faults).toEqual([]);
  expect(check({draft: true, unlisted: true}).faults).toMatchObject([{line: 3}]);
  expect(check({toc_min_heading_level: 3, toc_max_heading_level: 3}).faults).toEqual([]);
  expect(check({toc_max_heading_level: 2, toc_min_heading_level: 3}).faults).toMatchObject([
    {line: 3},
  ]);
});
