import {readSource} from '../core/markdown';

const PERMALINKS = new Map([
  ['docs/ui/components/grid/grid.md', '/ui/react-grid/'],
  ['docs/ui/components/card.mdx', '/ui/react-card/'],
  ['docs/ui/my page.md', '/ui/my-page/'],
]);

const PAGE = {
  file: 'docs/ui/components/button/button.md',
  permalink: '/ui/react-button/',
};
const link = (text: string) =>
  readSource(PAGE, text, {permalinks: PERMALINKS, read: () => undefined}).content?.trimEnd();

it.each([
  ['a file', '[x](../grid/grid.md)', '[x](/ui/react-grid/)'],
  ['a file with a place in it', '[x](../card.mdx#sizes)', '[x](/ui/react-card/#sizes)'],
  ['a file with a space', '[x](<../../my page.md>)', '[x](/ui/my-page/)'],
  ['a file with an encoded space', '[x](../../my%20page.md)', '[x](/ui/my-page/)'],
  ['an address', '[x](../react-grid/?a=1#b)', '[x](/ui/react-grid/?a=1#b)'],
  ['an address below the page', '[x](components-api/)', '[x](/ui/react-button/components-api/)'],
  ['a link with a title', '[x](../card.mdx "Card")', '[x](/ui/react-card/ "Card")'],
  ['a link of code', '[`Card`](../card.mdx)', '[`Card`](/ui/react-card/)'],
  [
    'two links in a line',
    '[a](../card.mdx), [b](../grid/grid.md)',
    '[a](/ui/react-card/), [b](/ui/react-grid/)',
  ],
  ['a definition', '[card]: ../card.mdx', '[card]: /ui/react-card/'],
])('makes absolute: %s', (_case, written, absolute) => {
  expect(link(written)).toBe(absolute);
});

it.each([
  '[x](/ui/react-grid/)',
  '[x](https://example.com/a.md)',
  '[x](mailto:a@example.com)',
  '[x](#sizes)',
  '`[x](../card.mdx)`',
  '``a ` [x](../card.mdx)``',
  '[^1]: ../card.mdx',
  'a [word] (../card.mdx)',
])('leaves %s', (written) => {
  expect(link(written)).toBe(written);
});
