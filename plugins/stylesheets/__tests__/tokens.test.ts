import {COMMENT, GAP, STRING, unescapeAddress, urlToken} from '../core/tokens';

const whole = (source: string) => new RegExp(`^(?:${source})$`);

it.each(['/**/', '/* a * b */', '/*\n*/', '/***/'])('takes %p for a comment', (text) => {
  expect(text).toMatch(whole(COMMENT));
});

it.each(['/* a */ b */', '/*', '/* /'])('does not take %p for one', (text) => {
  expect(text).not.toMatch(whole(COMMENT));
});

it.each([`""`, `'a "b"'`, `"a\\"b"`, `"a\\\nb"`])('takes %p for a string', (text) => {
  expect(text).toMatch(whole(STRING));
});

it.each([`"a`, `"a"b"`, `"a\nb"`])('does not take %p for one', (text) => {
  expect(text).not.toMatch(whole(STRING));
});

it('sees spaces, comments and their old disguise between statements', () => {
  expect(' \n/* a */<!-- /* b */ -->').toMatch(whole(GAP));
});

it.each([
  ['a\\)b', 'a)b'],
  ['a\\26 b', 'a&b'],
  ['a\\000026b', 'a&b'],
  ['a\\\nb', 'ab'],
  ['\\0 \\110000 ', '\uFFFD\uFFFD'],
  ['a b', 'a b'],
])('reads %p as %p', (text, expected) => {
  expect(unescapeAddress(text)).toBe(expected);
});

it('writes any address so that it is one', () => {
  expect(urlToken('a"b\\c')).toBe('url("a\\"b\\\\c")');
});
