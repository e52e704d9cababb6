import {createRequire} from 'node:module';
import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {remarkQuickRaw} from '../core/quickRaw';

/** Reads a page as Docusaurus does, and tells how often its HTML was parsed. */
function read(text: string, isQuick: boolean): {children: unknown; parses: number} {
  let parses = 0;
  const watched = {
    rehypeRaw: () => (tree: never) => ((parses += 1), rehypeRaw()(tree, {} as never)),
  };
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (isQuick) processor.use(remarkQuickRaw);
  processor.use(remarkRehype, {allowDangerousHtml: true}).use(watched.rehypeRaw as never);
  const tree = processor.runSync(processor.parse(text)) as Root;
  // Whoever parses HTML does not know where in the page it stood.
  visit(tree, (node) => void delete node.position);
  return {children: tree.children, parses};
}

it.each([
  ['# A\n\n- plain *text* with `code`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n', 0],
  ['> [a](b "c")\n\n1. one\n2. ![d](e)\n\n```js\nf < g && h\n```', 0],
  ['- [ ] to do', 1],
  ['A  \nline[^1]\n\n[^1]: Note', 1],
  ['A <b>bold</b> word', 1],
  ['<details>\n<summary>More</summary>\n\n- a\n\n</details>', 1],
  ['<!-- a note -->\n\nText', 1],
])('reads %j as rehype-raw does', (text, parses) => {
  const quick = read(text, true);
  expect(quick.children).toEqual(read(text, false).children);
  expect(quick.parses).toBe(parses);
});

it('knows the plugin that Docusaurus uses', () => {
  const docusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = createRequire(docusaurus.resolve('@docusaurus/mdx-loader'));
  expect(loader.resolve('rehype-raw')).toBe(require.resolve('rehype-raw'));
  expect(rehypeRaw.name).toBe('rehypeRaw');
});
