import {componentPages, htmlFiles, pictureFile} from '../core/pages';

function doc(permalink: string, fields: object = {}): object {
  return {permalink, title: 'T', draft: false, frontMatter: {components: ['X']}, ...fields};
}

function contentOf(current: object[], old: object[] = []): object {
  const version = (versionName: string, docs: object[]) => ({versionName, docs});
  return {loadedVersions: [version('current', current), version('6', old)]};
}

it('takes the component pages of the current versions, in order of address', () => {
  const docs = {
    ui: contentOf(
      [
        doc('/ui/react-b/'),
        doc('/ui/react-a/'),
        doc('/ui/', {frontMatter: {}}),
        doc('/ui/none/', {frontMatter: {components: []}}),
        doc('/ui/draft/', {draft: true}),
      ],
      [doc('/ui/v6/react-a/')],
    ),
    system: contentOf([doc('/system/react-box/')]),
  };
  expect(componentPages({'docusaurus-plugin-content-docs': docs})).toEqual([
    {permalink: '/system/react-box/', title: 'T'},
    {permalink: '/ui/react-a/', title: 'T'},
    {permalink: '/ui/react-b/', title: 'T'},
  ]);
  expect(componentPages({})).toEqual([]);
});

it.each([
  ['/ui/react-a/', '/', ['ui/react-a/index.html', 'ui/react-a.html']],
  ['/ui/react-a', '/', ['ui/react-a/index.html', 'ui/react-a.html']],
  ['/site/a%20b/', '/site/', ['a b/index.html', 'a b.html']],
  ['/%E0%A4%A/', '/', ['%E0%A4%A/index.html', '%E0%A4%A.html']],
  ['/site/', '/site/', ['index.html']],
])('looks for %s below %s in %j', (permalink, baseUrl, files) => {
  expect(htmlFiles(permalink, baseUrl)).toEqual(files);
});

it('names a picture after its page and theme', () => {
  expect(pictureFile('/site/ui/react-a/', '/site/', 'img/demos', 'dark')).toBe(
    'img/demos/ui/react-a-dark.svg',
  );
});
