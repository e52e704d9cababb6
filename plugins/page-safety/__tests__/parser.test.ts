import {withoutCode} from '../parser';

const parse = () => Promise.resolve({frontMatter: {title: 'A'}, content: 'Text'});
const params = (file: string) => ({filePath: `/site/${file}`, fileContent: ''});

it('leaves pages alone that may be code', () => {
  expect(withoutCode(parse as never, '/site', {mdx: true})).toBe(parse);
});

it('refuses pages that are code', async () => {
  const read = withoutCode(parse as never, '/site', {mdx: false});
  expect(await read(params('docs/a.md') as never)).toEqual(await parse());
  await expect(read(params('docs/b.mdx') as never)).rejects.toThrowErrorMatchingInlineSnapshot(`
    "docs/b.mdx:1: is MDX, which is code, and the option mdx is false
      Fix: write it as markdown, in b.md"
  `);
});
