import {isForeign, missingDescriptions} from '../core/foreign';

const FOLDERS = ['docs/old', 'docusaurus-plugin-content-docs-old'];

it.each([
  ['docs/old/a.md', true],
  ['i18n/de/docusaurus-plugin-content-docs-old/current/a.md', true],
  ['docs/older/a.md', false],
  ['docs/a.md', false],
])('knows where %s comes from', (file, is) => {
  expect(isForeign(file, FOLDERS)).toBe(is);
});

it('tells the pages of other sites that have no description, and no others', () => {
  const page = (file: string, description?: string) => ({
    source: `@site/${file}`,
    frontMatter: {...(description !== undefined && {description})},
  });
  const docs = [
    page('docs/old/b.md'),
    page('docs/old/a.md'),
    page('docs/old/c.md', 'C.'),
    page('docs/d.md'),
  ];
  const told = missingDescriptions([{loadedVersions: [{docs}]}], FOLDERS);
  expect(told.map(({where}) => where)).toEqual(['docs/old/a.md:1', 'docs/old/b.md:1']);
});
