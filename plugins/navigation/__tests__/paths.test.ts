import {docPath, isFolderIndex, listingFolder, trimSlashes} from '../core/paths';
import {docOf} from './__fixtures__/docs';

describe('docPath', () => {
  it.each([
    ['index.md', ''],
    ['README.md', ''],
    ['start.md', 'start'],
    ['guide/start.mdx', 'guide/start'],
    ['guide/index.md', 'guide'],
    ['guide/button/button.md', 'guide/button'],
    // Docusaurus takes numbers off folders and files, and keeps them in `sourceDirName`.
    ['01-guide/02-start.md', 'guide/start'],
    ['01-guide/index.md', 'guide'],
  ])('%s is at "%s"', (file, address) => {
    expect(docPath(docOf(file))).toBe(address);
  });

  it.each([
    ['/react-button', 'react-button'],
    ['/', ''],
    ['press', 'guide/press'],
    ['./press/', 'guide/press'],
    ['../press', 'press'],
    ['../../press', 'press'],
  ])('follows the slug %s to "%s"', (slug, address) => {
    expect(docPath(docOf('guide/start.md', {frontMatter: {slug}}))).toBe(address);
    expect(docPath(docOf('guide/index.md', {frontMatter: {slug}}))).toBe(address);
  });

  it('follows an id of its own', () => {
    expect(docPath(docOf('guide/start.md', {id: 'guide/begin'}))).toBe('guide/begin');
  });
});

describe('isFolderIndex', () => {
  it.each(['index.md', 'a/index.mdx', 'a/Readme.md', 'a/button/Button.md'])('is for %s', (file) => {
    expect(isFolderIndex(docOf(file))).toBe(true);
  });

  it.each(['button.md', 'a/start.md', 'button/a/button.md', 'a/index-of-all.md'])(
    'is not for %s',
    (file) => {
      expect(isFolderIndex(docOf(file))).toBe(false);
    },
  );
});

describe('listingFolder', () => {
  it.each([
    ['start.md', ''],
    ['index.md', ''],
    ['guide/start.md', 'guide'],
    ['guide/index.md', ''],
    ['components/button/button.md', 'components'],
    ['01-guide/02-more/start.md', 'guide/more'],
  ])('lists %s under "%s"', (file, folder) => {
    expect(listingFolder(docOf(file))).toBe(folder);
  });
});

it('trims slashes at the ends only', () => {
  expect(trimSlashes('//a/b/')).toBe('a/b');
  expect(trimSlashes('a/b')).toBe('a/b');
  expect(trimSlashes('/')).toBe('');
});
