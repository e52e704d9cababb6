import {parse} from '../core/parse';
import {split} from '../core/split';
import {controlIn, textFaults} from '../core/text';

const lines = (...all: string[]) => all.join('\n');

describe('the text of a page', () => {
  it.each([
    ['tabs and line ends', 'a\tb\r\nc'],
    ['letters of all kinds', 'é 漢字 🎉 \u200d �'],
    ['code that is set in', `${' '.repeat(300)}deep`],
    ['a long line of dashes', '-'.repeat(5000)],
    ['a wide table', '| - '.repeat(300)],
    ['a few lists in one another', `${'- '.repeat(20)}a`],
  ])('may hold %s', (_title, text) => {
    expect(textFaults(text)).toEqual([]);
  });

  it('may not hold what nobody can see', () => {
    expect(textFaults(lines('a', 'b\u0000c', '\u001b[31m'))).toEqual([
      {line: 2, what: 'holds the character U+0000', fix: 'delete it; nobody can see it'},
      {line: 3, what: 'holds the character U+001B', fix: 'delete it; nobody can see it'},
    ]);
  });

  it.each([
    [
      'lists',
      Array.from({length: 500}, (_each, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      202,
    ],
    ['lists on one line', `a\n${'- '.repeat(500)}a`, 2],
    ['numbered lists', `${'1. '.repeat(500)}a`, 1],
    ['quotes', `${'>'.repeat(500)}a`, 1],
  ])('may not be nested without end: %s', (_title, text, line) => {
    expect(textFaults(text)[0]).toEqual({
      line,
      what: 'is nested deeper than 100 lists and quotes',
      fix: 'write it flatter, or put it between fences if it is code',
    });
  });
});

it('finds control characters in values, however deep', () => {
  expect(controlIn({a: [1, {b: 'c\u0000'}]})).toBe('U+0000');
  expect(controlIn({'a\u0007': 1})).toBe('U+0007');
  expect(controlIn(['a\nb', null, true])).toBeUndefined();
});

describe('a second block of front matter', () => {
  it('is told at its line', () => {
    const text = lines(
      '---',
      'title: A',
      '---',
      '',
      '---',
      'title: B',
      'draft: true',
      '---',
      'Text',
    );
    expect(split(text).faults).toEqual([
      {
        line: 5,
        what: 'a second block of front matter stands below the first',
        fix: 'move its fields into the first, and delete it',
      },
    ]);
  });

  it.each([
    ['---\n\nNote: a line\n---'],
    ['Text\n---\ntitle: B\n---'],
    ['---\nNo field\n---'],
    ['----\ntitle: B\n----'],
  ])('is none: %j', (body) => {
    expect(split(`---\ntitle: A\n---\n${body}`).faults).toEqual([]);
  });
});

describe('aliases', () => {
  it.each(['a: &x [*x]', 'a: &x {b: {c: *x}}'])('without end are told: %s', (yaml) => {
    expect(parse(`title: A\n${yaml}`)).toEqual({
      fields: [],
      faults: [
        {line: 3, what: 'the alias "*x" stands in what it names', fix: 'write the value out'},
      ],
    });
  });

  it('with an end are read', () => {
    expect(parse('a: &x [1]\nb: *x').fields.map(({value}) => value)).toEqual([[1], [1]]);
  });
});
