import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkQuickVisits} from '../core/quickVisits';

/** Tells what it is given, and adds a line to it. */
function see(this: unknown, seen: Root[]) {
  return (tree: Root) => {
    seen.push(structuredClone(tree));
    tree.children.push({type: 'thematicBreak'});
  };
}

const TEXT = 'A text.\n\n> - ![a](a.png)\n\nMore.\n';

it('gives a plugin the blocks that have what it looks for, and keeps what it adds', async () => {
  const seen: Root[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkQuickVisits, new Map([[see, new Set(['image'])]]))
    .use(see, seen);
  const tree = (await processor.run(processor.parse(TEXT))) as Root;
  expect(seen.map(({children}) => children.map(({type}) => type))).toEqual([['blockquote']]);
  expect(tree.children.map(({type}) => type)).toEqual([
    'paragraph',
    'blockquote',
    'paragraph',
    'thematicBreak',
  ]);
});

it('leaves plugins alone of which nothing is known', async () => {
  const seen: Root[] = [];
  const processor = unified().use(remarkParse).use(remarkQuickVisits, new Map()).use(see, seen);
  await processor.run(processor.parse(TEXT));
  expect(seen[0]?.children).toHaveLength(3);
});
