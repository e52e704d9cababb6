import type {Root} from 'mdast';
import {insertDemos} from '../core/insert';
import {pageOf} from './__fixtures__/disk';

/** A page of paragraphs, one on every other line. */
function treeOf(...texts: string[]): [Root, string] {
  const text = texts.join('\n\n');
  const children = texts.map((value, index) => {
    const offset = text.indexOf(value);
    const start = {line: 2 * index + 1, column: 1, offset};
    const end = {...start, offset: offset + value.length};
    return {
      type: 'paragraph' as const,
      children: [{type: 'text' as const, value}],
      position: {start, end},
    };
  });
  return [{type: 'root', children}, text];
}

const GOOD = '{{"demo": "Good.tsx"}}';
const DISK = {'Good.tsx': 'export default () => null;\n', 'Torn.tsx': 'export default (;\n'};

it('throws what is wrong, where nobody takes it', async () => {
  const [tree, text] = treeOf('{{"demo": "Torn.tsx"}}');
  await expect(insertDemos(tree, {...pageOf(DISK), text})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md:1: demo "Torn.tsx", line 1: Expression expected.
      Fix: mend line 1 of Torn.tsx"
  `);
});

it('lets the page live where it is told, and shows what is wrong in its place', async () => {
  const [tree, text] = treeOf(GOOD, '{{"demo": "Torn.tsx"}}', '{{"demo": }}', 'Text.', GOOD);
  const told: string[] = [];
  const onFaults = ({message}: Error) => void told.push(message);
  await insertDemos(tree, {...pageOf(DISK), text, onFaults});
  const names = tree.children.map((node) => ('name' in node ? node.name : node.type));
  expect(names).toEqual(['Demo', 'Demo', 'Demo', 'paragraph', 'Demo', 'mdxjsEsm']);
  const messages = JSON.stringify(tree.children[1]).match(/docs\/a\.md:3: demo \\"Torn.tsx\\"/g);
  expect(messages).toHaveLength(1);
  expect(told).toEqual([expect.stringMatching(/docs\/a\.md:3: .*\n.*\ndocs\/a\.md:5: .*no JSON/)]);
});
