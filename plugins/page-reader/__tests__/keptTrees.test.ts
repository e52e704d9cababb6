import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {keepTree, remarkKeptTree} from '../core/keptTrees';

const TEXT = `---
title: A
---

# A *b* {#own}

Text with \`code\`, https://example.com, größe 👍 and <kbd>K</kbd>.

:::note[Of *all*]

| a | b |
| - | -: |
| 1 | [two](b.md "Two") |

:::

<codeblock>

\`\`\`tsx title="a.tsx"
const a = 1;
\`\`\`

</codeblock>
`;

const PAGES = {
  commonmark: {format: 'md', content: TEXT},
  elements: {format: 'mdx', content: '# A\n\n<Card title="b">\n\nText\n\n</Card>\n'},
  programs: {format: 'mdx', content: "import A from './a';\n\n# A {1 + 1}\n\n<A b={/c/} />\n"},
  grammar: {format: 'md', content: TEXT, isMarked: true},
};

it('is what Docusaurus compiles, instead of the same text parsed again', () => {
  const script = path.join(__dirname, '__fixtures__/runCompiler.mjs');
  const told = execFileSync(process.execPath, [script], {input: JSON.stringify(PAGES)});
  expect(JSON.parse(String(told))).toEqual({
    commonmark: {isParsed: false, isSame: true},
    elements: {isParsed: false, isSame: true},
    // Nobody can keep a program in writing, nor read a page by another grammar.
    programs: {isParsed: true, isSame: true},
    grammar: {isParsed: true, isSame: true},
  });
});

/** The processors of two who parse; the second takes what the first has kept. */
const first = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const second = unified()
  .use(remarkParse)
  .use(remarkKeptTree)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

it('is taken once: whoever takes it may change it', () => {
  keepTree(first.data(), '# A', first.parse('# A'));
  second.parse('# A').children = [];
  expect(second.parse('# A')).toEqual(first.parse('# A'));
});

it('is forgotten for those of later pages, where all of them take too much', () => {
  // Of no page's text: who takes it shows that it was kept.
  const kept: Root = {type: 'root', children: []};
  const bytes = JSON.stringify(kept).length;
  for (const text of ['# A', '# B', '# C', '# B']) keepTree(first.data(), text, kept, 2 * bytes);
  expect(second.parse('# A')).toEqual(first.parse('# A'));
  expect(second.parse('# C')).toEqual(kept);
  expect(second.parse('# B')).toEqual(kept);
});
