import {resolveAddresses} from '../core/addresses';

const BASE = 'https://cdn.test/css/v1/icons.css?a=1';
const resolve = (css: string) => resolveAddresses(css, BASE);

it.each([
  ['url(a.woff2)', 'url("https://cdn.test/css/v1/a.woff2")'],
  ['url("./a b.woff2")', 'url("https://cdn.test/css/v1/a%20b.woff2")'],
  ["URL( '../a.png#x' )", 'url("https://cdn.test/css/a.png#x")'],
  ['url(/a.png)', 'url("https://cdn.test/a.png")'],
  ['url(//other.test/a.png)', 'url("https://other.test/a.png")'],
  ['url(a\\)b.png)', 'url("https://cdn.test/css/v1/a)b.png")'],
  ['url(?b)', 'url("https://cdn.test/css/v1/icons.css?b")'],
])('makes %s whole', (token, expected) => {
  expect(resolve(`a{background:${token} 0 0}`)).toBe(`a{background:${expected} 0 0}`);
});

it.each([
  'url(https://cdn.test/a.png)',
  'url(data:image/svg+xml,%3Csvg/%3E)',
  `url("data:image/svg+xml,<svg fill='url(#a)'/>")`,
  'url(#clip)',
  'url()',
  'url("")',
  'url(a b)',
  'url(//)',
])('leaves %s as it is', (token) => {
  expect(resolve(`a{background:${token}}`)).toBe(`a{background:${token}}`);
});

it('passes over what only looks like an address', () => {
  const css = `/* url(a.png) */ a::after{content:"url(b.png)"} b{c:my-url(d.png)}`;
  expect(resolve(css)).toBe(css);
});

it('makes every address of a rule whole', () => {
  expect(resolve('src:url(a.woff2) format("woff2"),url(b.woff)')).toBe(
    'src:url("https://cdn.test/css/v1/a.woff2") format("woff2"),url("https://cdn.test/css/v1/b.woff")',
  );
});

it('comes to an end with whatever it is given', () => {
  const hostile = [
    'url('.repeat(20_000),
    '/*'.repeat(20_000),
    `url(${'\\'.repeat(20_000)}`,
    `url( ${' '.repeat(20_000)}`,
    '"'.repeat(20_001),
  ];
  // One way of matching too many, and this would take longer than any test may.
  for (const css of hostile) expect(resolve(css)).toBe(css);
});
