import {currentPages} from '../core/content';

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
  const pages = currentPages([docs(['current', 'b', 'a']), docs(['current', 'ab'])]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/a/', '/ab/', '/b/']);
  expect(pages[0]).toEqual({
    file: 'docs/a.md',
    permalink: '/a/',
    title: 'a',
    description: 'About a.',
  });
});

it('takes the current version only', () => {
  const pages = currentPages([docs(['current', 'new'], ['6', 'old'])]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/new/']);
});

it('leaves other plugins alone, and instances that loaded nothing', () => {
  const others = [
    {name: 'pages', content: [{permalink: '/x/'}]},
    {...docs(), content: undefined},
  ];
  expect(currentPages(others)).toEqual([]);
});
