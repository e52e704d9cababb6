import {foreignScheme, mayBeFramed} from '../core/addresses';

it.each([
  ['https://example.com', undefined],
  ['//example.com', undefined],
  ['/a/:b', undefined],
  ['#a:b', undefined],
  ['mailto:a@example.com', undefined],
  ['pathname:///storybook', undefined],
  ['javascript:alert(1)', 'javascript'],
  [' \u0001JaVa\nScript\t:alert(1)', 'javascript'],
  ['vbscript:a', 'vbscript'],
  ['data:text/html,a', 'data'],
  ['data:image/svg+xml,a', 'data'],
  ['blob:a', 'blob'],
  ['file:///etc/passwd', 'file'],
])('the scheme of a link: %j', (address, scheme) => {
  expect(foreignScheme(address, false)).toBe(scheme);
});

it('lets pictures be written out', () => {
  expect(foreignScheme('data:image/png;base64,a', true)).toBeUndefined();
  expect(foreignScheme('data:text/html,a', true)).toBe('data');
});

it.each([
  ['/own/page/', true],
  ['page', true],
  ['https://www.youtube.com/embed/a', true],
  ['//www.youtube.com/embed/a', true],
  ['https://a.example.com/', true],
  ['https://example.com/', false],
  ['https://evilexample.com/', false],
  ['http://a.example.com/', false],
  ['https://www.youtube.com.evil.example/', false],
  ['https://www.youtube.com@evil.example/', false],
  ['data:text/html,a', false],
  ['\\\\evil.example', false],
  ['https://[', false],
])('what may be framed: %s', (address, expected) => {
  expect(mayBeFramed(address, ['https://www.youtube.com', 'https://*.example.com'])).toBe(expected);
});
