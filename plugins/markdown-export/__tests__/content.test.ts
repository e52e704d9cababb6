import {announcedPages, productVersions, versionAt, writtenPages} from '../core/content';

const doc = (name: string) => ({
  source: `@site/docs/${name}.md`,
  permalink: `/${name}/`,
  title: name,
  description: `About ${name}.`,
  frontMatter: {},
});

const docs = (...loadedVersions: [versionName: string, ...names: string[]][]) => ({
  name: 'docusaurus-plugin-content-docs',
  content: {
    loadedVersions: loadedVersions.map(([versionName, ...names]) => {
      return {versionName, docs: names.map(doc)};
    }),
  },
});

it('takes the pages of all instances, in order of address', () => {
  const pages = writtenPages([docs(['current', 'b', 'a']), docs(['current', 'ab'])]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/a/', '/ab/', '/b/']);
  expect(pages[0]).toEqual({
    file: 'docs/a.md',
    format: 'md',
    permalink: '/a/',
    title: 'a',
    description: 'About a.',
    kind: 'guide',
    isListed: true,
  });
});

it('takes all versions', () => {
  const pages = writtenPages([docs(['current', 'new'], ['6', 'old'])]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/new/', '/old/']);
});

it('tells component pages, and those that no list has', () => {
  const [plugin] = [docs(['current', 'a', 'b'])];
  Object.assign(plugin?.content.loadedVersions[0]?.docs[0] ?? {}, {
    frontMatter: {components: ['Button']},
    unlisted: true,
  });
  expect(writtenPages([plugin]).map(({kind, isListed}) => [kind, isListed])).toEqual([
    ['component', false],
    ['guide', true],
  ]);
});

it('takes the pages that plugins announce', () => {
  const page = {permalink: '/api/x/', title: 'X', description: '', text: () => '# X'};
  const plugins = [
    {name: 'any', content: {markdown: () => [page]}},
    {name: 'other', content: null},
  ];
  expect(announcedPages(plugins)).toEqual([{...page, kind: 'api', isListed: true}]);
});

it('knows the versions of each product, those of all its roots as one', () => {
  const product = {
    id: 'kit',
    name: 'Kit',
    description: 'A kit.',
    package: '@acme/kit',
    routeRoots: ['/kit/', '/more/'],
    versions: [{text: 'v2.1.0', current: true}],
  };
  const instance = (...versions: [versionName: string, label: string, path: string][]) => ({
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: versions.map(([versionName, label, path]) => ({versionName, label, path})),
    },
  });
  const versions = productVersions(
    [
      {name: 'product-identity', content: [product]},
      instance(['current', 'Next', '/base/more']),
      instance(['current', 'Next', '/base/kit'], ['1', 'v1', '/base/kit/1']),
    ],
    '/base/',
  );
  expect(versions.map(({label, root, roots}) => [label, root, roots])).toEqual([
    ['v2.1.0', '/base/kit/', ['/base/kit/', '/base/more/']],
    ['v1', '/base/kit/1/', ['/base/kit/1/']],
  ]);
  expect(versionAt('/base/kit/1/a/', versions)?.label).toBe('v1');
  expect(versionAt('/base/more/a/', versions)?.label).toBe('v2.1.0');
  expect(versionAt('/base/', versions)).toBeUndefined();
});

it('leaves other plugins alone, and instances that loaded nothing', () => {
  const others = [
    {name: 'pages', content: [{permalink: '/x/'}]},
    {...docs(), content: undefined},
  ];
  expect(writtenPages(others)).toEqual([]);
});
