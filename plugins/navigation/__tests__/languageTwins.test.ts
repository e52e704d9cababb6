import {languageTwins} from '../core/languageTwins';

it('finds the pages that lie beside their original in another language', () => {
  const files = [
    'a/buttons.md',
    'a/buttons-zh.md',
    'a/buttons-pt.mdx',
    'a/Buttons.tsx',
    'index.md',
  ];
  expect(languageTwins(files)).toEqual(['a/buttons-pt.mdx', 'a/buttons-zh.md']);
});

it.each([
  ['without an original', ['getting-to-go.md', 'buttons-zh.md']],
  ['whose ending is no language', ['grid.md', 'grid-xx.md', 'grid-2.md', 'grid-legacy.md']],
  ['whose original is elsewhere', ['a/buttons.md', 'b/buttons-zh.md']],
])('leaves pages alone %s', (_which, files) => {
  expect(languageTwins(files)).toEqual([]);
});
