import {isWritten, writtenPages} from '../core/origin';

const modules = {content: '@site/docs/a.mdx?versioned=1'};

it('knows the pages that authors write', () => {
  const routes = [
    {path: '/docs/code', modules: {model: '@generated/a.json'}},
    {
      path: '/docs/',
      routes: [
        {path: '/docs/a/', modules},
        {path: '/docs/%C3%A9', modules},
      ],
    },
    {path: '/docs/', modules: [['', '@site/b.md']]},
    {path: '*'},
  ];
  expect([...writtenPages(routes, '/docs/')]).toEqual(['a', 'é', '']);
});

it.each([
  ['index.html', true],
  ['a/index.html', true],
  ['a.html', true],
  ['ar/a/index.html', true],
  ['ar/index.html', true],
  ['404.html', false],
  ['b/a/index.html', false],
  ['ar/b.html', false],
])('knows them among files: %s', (file, expected) => {
  expect(isWritten(file, new Set(['', 'a']), ['/', '/ar/'])).toBe(expected);
});
