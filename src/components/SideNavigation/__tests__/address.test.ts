import {addressOf} from '../address';

it.each([
  ['/ui/a', '/docs/ui/a/'],
  ['/docs/ui/a/', '/docs/ui/a/'],
  ['/ui/a?b=/c#d', '/docs/ui/a/?b=/c#d'],
  ['/', '/docs/'],
  ['#a', '#a'],
])('completes %s', (href, address) => {
  expect(addressOf(href, {baseUrl: '/docs/', trailingSlash: true})).toBe(address);
});

it.each([
  [false, '/ui/a'],
  [undefined, '/ui/a/'],
])('ends as the site wants it: %s', (trailingSlash, address) => {
  expect(addressOf('/ui/a/', {baseUrl: '/', trailingSlash})).toBe(address);
});
