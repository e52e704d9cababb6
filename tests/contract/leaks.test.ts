import {leaksOf} from './leaks';

it.each([
  ['a.js.map', '{}', 'a source map'],
  ['a.js', 'x()\n//# sourceMappingURL=a.js.map', 'a source map'],
  ['a.css', 'a{}\n/*# sourceMappingURL=a.css.map */', 'a source map'],
  ['a.html', '<p>/home/somebody/site/docs/a.md', 'the place /home/somebody/'],
  ['a.txt', `token ghp_${'a1'.repeat(18)}`, 'a secret'],
  ['.npmrc', '//registry.test/:_authToken=x', 'a secret'],
  ['a.md', '-----BEGIN RSA PRIVATE KEY-----', 'a secret'],
])('finds in %s with %j %s', (file, text, leak) => {
  expect(leaksOf(file, text, ['/home/somebody/'])).toEqual([`${file} has ${leak}`]);
});

it('lets what only looks alike pass', () => {
  const text = 'The folder /home/ and `sourceMappingURL`, npm_config_registry, ghp_short.';
  expect(leaksOf('a.md', text, ['/home/somebody/'])).toEqual([]);
});
