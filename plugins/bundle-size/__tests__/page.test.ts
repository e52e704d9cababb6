import {importOf, lineOf} from '../core/page';

const PAGE = {packageName: '@ui/kit', components: ['Button', 'Icon']};

it('measures the first component of the page’s package', () => {
  expect(importOf('docs/ui/a.md', PAGE, ['docs'])).toEqual({package: '@ui/kit', name: 'Button'});
});

it.each([
  [{components: ['Button']}],
  [{packageName: '@ui/kit'}],
  [{packageName: '@ui/kit', components: []}],
  [{packageName: 4, components: ['Button']}],
  [{packageName: '@ui/kit', components: 'Button'}],
])('measures nothing for %j', (frontMatter) => {
  expect(importOf('docs/a.md', frontMatter, ['docs'])).toBeUndefined();
});

it.each([
  ['docs/ui/a.md', ['docs'], true],
  ['docs/ui/a.md', ['docs/joy', 'docs/ui'], true],
  ['docs-old/a.md', ['docs'], false],
  ['ui_versioned_docs/version-6/a.md', ['docs'], false],
  ['docs/a.md', [], false],
])('looks at %s with the folders %j: %s', (file, include, isMeasured) => {
  expect(importOf(file, PAGE, include) !== undefined).toBe(isMeasured);
});

it('finds the line of a field', () => {
  expect(lineOf('components', '---\ntitle: A\ncomponents:\n  - B\n---\n')).toBe(3);
  expect(lineOf('components', '---\n---\n')).toBe(1);
});
