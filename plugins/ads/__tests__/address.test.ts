import {isInSite, webAddress, withBaseUrl} from '../core/address';

it.each([
  ['https://a.test/x?y=1', 'https://a.test/x?y=1'],
  [' http://a.test ', 'http://a.test/'],
  ['//a.test/x', 'https://a.test/x'],
  ['HTTPS://A.test/X', 'https://a.test/X'],
])('takes %j as an address', (value, address) => {
  expect(webAddress(value)).toBe(address);
});

it.each([
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>'],
  ['/x'],
  ['a.test'],
  ['https://'],
  ['//'],
  [''],
  [4],
  [null],
  [['https://a.test']],
  [{href: 'https://a.test'}],
])('takes %j for none', (value) => {
  expect(webAddress(value)).toBeUndefined();
});

it('tells paths of the site from addresses', () => {
  expect(['/', '/x/', '//x', 'https://x', 'x'].map(isInSite)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('puts the base URL before paths alone', () => {
  expect(withBaseUrl('/x/', '/docs/')).toBe('/docs/x/');
  expect(withBaseUrl('/x/', '/')).toBe('/x/');
  expect(withBaseUrl('https://a.test/', '/docs/')).toBe('https://a.test/');
});
