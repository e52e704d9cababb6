import * as kinds from '../core/kinds';

const quote = (value: unknown): string => JSON.stringify(value);

test('text takes words, and no blank or number', () => {
  const {read} = kinds.text('x');
  expect(read('a', quote)).toEqual({value: 'a'});
  expect(read(' ', quote)).toEqual({fault: 'is " "'});
  expect(read(404, quote)).toEqual({fault: 'is 404'});
});

test.each([
  ['one, two', ['one', 'two']],
  [' one ,, two, ', ['one', 'two']],
  ['one', ['one']],
  ['', []],
  [
    ['one', 'two'],
    ['one', 'two'],
  ],
  [[], []],
])('a list makes an array of %j', (value, items) => {
  expect(kinds.list('', '').read(value, quote)).toEqual({value: items});
});

test('a list names the item that is wrong', () => {
  const {read} = kinds.names('', '', /^[a-z]+$/);
  expect(read('one, Two', quote)).toEqual({fault: 'holds "Two"'});
  expect(read(['one', 2], quote)).toEqual({fault: 'holds 2'});
  expect(read({one: 1}, quote)).toEqual({fault: 'is {"one":1}'});
});

test.each([
  [2, true],
  [6, true],
  [1, false],
  [7, false],
  [2.5, false],
  ['3', false],
])('a level of %j: %s', (value, taken) => {
  expect('value' in kinds.level.read(value, quote)).toBe(taken);
});

test.each([
  ['https://a.org/b#c', true],
  ['http://a.org', false],
  ['//a.org', false],
  ['/a/', false],
  ['https://', false],
  ['https://a b.org', false],
  [1, false],
])('an address of %j: %s', (value, taken) => {
  expect('value' in kinds.address('').read(value, quote)).toBe(taken);
});

test('a description loses the line end of its block', () => {
  expect(kinds.description.read('One line.\n', quote)).toEqual({value: 'One line.'});
  expect(kinds.description.read('One.\nTwo.\n', quote)).toEqual({fault: 'has more than one line'});
});

test('a map is neither a list nor nothing', () => {
  expect(kinds.isMap({})).toBe(true);
  expect(kinds.isMap([])).toBe(false);
  expect(kinds.isMap(null)).toBe(false);
});

test('orNothing only adds that nothing may stand there', () => {
  expect(kinds.orNothing(kinds.flag)).toEqual({
    ...kinds.flag,
    expected: '`true` or `false`, or nothing',
    nullable: true,
  });
});
