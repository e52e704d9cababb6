import {currentPages} from '../core/pages';

const doc = (file: string, frontMatter = {}) => ({source: `@site/docs/${file}`, frontMatter});
const version = (versionName: string, ...docs: ReturnType<typeof doc>[]) => ({versionName, docs});
const content = (instances: Record<string, ReturnType<typeof version>[]>) => ({
  'docusaurus-plugin-content-docs': Object.fromEntries(
    Object.entries(instances).map(([id, loadedVersions]) => [id, {loadedVersions}]),
  ),
});

test('gives file and front matter of each page, in order of file', () => {
  const all = content({kit: [version('current', doc('b.md'), doc('a.md', {hooks: ['useA']}))]});
  expect(currentPages(all, ['kit'])).toEqual([
    {file: 'docs/a.md', frontMatter: {hooks: ['useA']}},
    {file: 'docs/b.md', frontMatter: {}},
  ]);
});

test('past versions tell of another package than the installed one', () => {
  const all = content({kit: [version('v1', doc('old.md')), version('current', doc('new.md'))]});
  expect(currentPages(all, ['kit']).map(({file}) => file)).toEqual(['docs/new.md']);
});

test('takes the instances that are named and no others, whatever their ids begin with', () => {
  const all = content({
    'joy-ui': [version('current', doc('joy-ui.md'))],
    'joy-x': [version('current', doc('joy-x.md'))],
    joy: [version('current', doc('joy.md'))],
  });
  expect(currentPages(all, ['joy']).map(({file}) => file)).toEqual(['docs/joy.md']);
  expect(currentPages(all, ['joy', 'joy-x']).map(({file}) => file)).toEqual([
    'docs/joy-x.md',
    'docs/joy.md',
  ]);
});

test.each([
  ['an instance that is left out', content({other: [version('current', doc('a.md'))]})],
  ['a site without docs', {}],
])('%s has no pages', (_, all) => {
  expect(currentPages(all, ['kit'])).toEqual([]);
});
