import {codeFault} from '../core/format';

it.each([
  ['docs/a.md', {}],
  ['docs/a.md', {mdx: {format: 'detect'}}],
  ['docs/a.mdx', {mdx: {format: 'md'}}],
])('is no code: %s %o', (file, frontMatter) => {
  expect(codeFault(file, frontMatter)).toBeUndefined();
});

it('tells what is code, and what to do', () => {
  expect(codeFault('docs/a.mdx', {})).toMatchInlineSnapshot(`
    {
      "fix": "write it as markdown, in a.md",
      "what": "is MDX, which is code, and the option mdx is false",
    }
  `);
  expect(codeFault('docs/a.md', {mdx: {format: 'mdx'}})).toMatchInlineSnapshot(`
    {
      "fix": "take \`mdx\` out of its front matter, and write the page as markdown",
      "what": "is read as MDX, which is code, and the option mdx is false",
    }
  `);
});
