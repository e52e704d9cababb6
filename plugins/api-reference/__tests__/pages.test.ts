import {CURRENT, otherInstances, pagesOf, rootOf, versionsOf} from '../core/load/pages';

const doc = (file: string, frontMatter = {}) => ({
  source: `@site/docs/${file}`,
  title: file,
  permalink: `/${file}`,
  frontMatter,
});
const version = (versionName: string, ...docs: ReturnType<typeof doc>[]) => ({
  versionName,
  path: versionName === 'current' ? '/base/kit' : `/base/kit/${versionName}`,
  docs,
});
const content = (instances: Record<string, ReturnType<typeof version>[]>) => ({
  'docusaurus-plugin-content-docs': Object.fromEntries(
    Object.entries(instances).map(([id, loadedVersions]) => [id, {loadedVersions}]),
  ),
});

test('gives what is said of each page, in order of file', () => {
  const all = content({kit: [version('current', doc('b.md'), doc('a.md', {hooks: ['useA']}))]});
  expect(pagesOf(all, ['kit'], CURRENT)).toEqual([
    {file: 'docs/a.md', title: 'a.md', permalink: '/a.md', frontMatter: {hooks: ['useA']}},
    {file: 'docs/b.md', title: 'b.md', permalink: '/b.md', frontMatter: {}},
  ]);
});

test('each version has its pages and its address', () => {
  const all = content({kit: [version('v1', doc('old.md')), version('current', doc('new.md'))]});
  expect(pagesOf(all, ['kit'], CURRENT).map(({file}) => file)).toEqual(['docs/new.md']);
  expect(rootOf(all, 'kit', CURRENT)).toBe('/base/kit/');
  expect(pagesOf(all, ['kit'], 'v1').map(({file}) => file)).toEqual(['docs/old.md']);
  expect(rootOf(all, 'kit', 'v1')).toBe('/base/kit/v1/');
  expect([rootOf(all, 'kit', 'v2'), versionsOf(all, 'kit')]).toEqual([undefined, ['v1', CURRENT]]);
});

test('takes the instances that are named and no others, whatever their ids begin with', () => {
  const all = content({
    'joy-ui': [version('current', doc('joy-ui.md'))],
    'joy-x': [version('current', doc('joy-x.md'))],
    joy: [version('current', doc('joy.md'))],
  });
  expect(pagesOf(all, ['joy'], CURRENT).map(({file}) => file)).toEqual(['docs/joy.md']);
  expect(pagesOf(all, ['joy', 'joy-x'], CURRENT).map(({file}) => file)).toEqual([
    'docs/joy-x.md',
    'docs/joy.md',
  ]);
  expect(otherInstances(all, ['joy'])).toEqual(['joy-ui', 'joy-x']);
});

test.each([
  ['an instance that is left out', content({other: [version('current', doc('a.md'))]})],
  ['a site without docs', {}],
])('%s has no pages', (_, all) => {
  expect(pagesOf(all, ['kit'], CURRENT)).toEqual([]);
  expect(rootOf(all, 'kit', CURRENT)).toBeUndefined();
  expect(versionsOf(all, 'kit')).toBeUndefined();
});
