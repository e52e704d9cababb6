import {asRead} from '../core/dialect';

const md = (...lines: string[]) => asRead(lines.join('\n'), 'md').text.split('\n');
const mdx = (...lines: string[]) => asRead(lines.join('\n'), 'mdx').text.split('\n');

it.each([
  [':::note Title here ', ':::note[Title here]'],
  [':::note [Title]', ':::note[Title]'],
  ['::: note', ':::note'],
  ['::::tip  A *b* `c`', '::::tip[A *b* `c`]'],
  ['> :::caution Mind', '> :::caution[Mind]'],
  ['  :::info Indented', '  :::info[Indented]'],
])('takes %s for a callout with a title', (written, read) => {
  expect([md(written), mdx(written)]).toEqual([[read], [read]]);
});

it.each([':::note', ':::note[Title]', ':::note{.wide}', ':::', 'a :::note Title', '::name a'])(
  'leaves %s as it is',
  (line) => {
    expect(md(line)).toEqual([line]);
  },
);

it('changes nothing in code, nor in front matter, and keeps line ends', () => {
  const lines = [
    '---\r',
    'title: A',
    '---',
    '````md',
    '```',
    ':::note A',
    '````',
    '- ~~~',
    '  :::tip A',
    '  ~~~',
  ];
  expect(mdx(...lines)).toEqual(lines);
  expect(mdx(':::note A\r', '## B {#b}\r')).toEqual([':::note[A]\r', '## B \\{#b}\r']);
});

it('reads anchors in braces and comments of HTML in MDX, and leaves CommonMark its own', () => {
  const lines = ['## A {#a}', '<!-- one -->', 'a <!-- two', '*/ b -->c `<!-- code -->`'];
  const read = ['## A \\{#a}', '{/* one */}', 'a {/* two', '* / b */}c `<!-- code -->`'];
  expect(mdx(...lines)).toEqual(read);
  expect(md(...lines)).toEqual(lines);
});

it('reads MDX that stands in a fence for other tools, each line where it was', () => {
  const lines = [
    'a',
    '```mdx-code-block',
    '<Tabs>',
    ':::note B',
    ':::',
    '```',
    '',
    '```js',
    'b',
    '```',
  ];
  expect(mdx(...lines)).toEqual([
    'a',
    '',
    '<Tabs>',
    ':::note[B]',
    ':::',
    '',
    '',
    '```js',
    'b',
    '```',
  ]);
  expect(asRead(['---', 'a: b', '---', '', ...lines].join('\n'), 'md').faults).toEqual([
    expect.objectContaining({line: 6}),
  ]);
});

it('reads MDX in a longer fence, whose own code stays as it is', () => {
  const code = ['```js', ':::note A', '```'];
  const lines = ['````mdx-code-block', ...code, ':::note B', ':::', '````', ':::note C'];
  expect(mdx(...lines)).toEqual(['', ...code, ':::note[B]', ':::', '', ':::note[C]']);
});
