import {parsePage} from '../core/parse';
import {readPage} from '../core/readPage';

/** What stands in a page, by the paragraph. */
const placesOf = (text: string) =>
  readPage(text, 'md').places.map(({statements, start, end}) => ({
    text: text.slice(start, end),
    line: statements[0] && 'line' in statements[0] ? statements[0].line : 0,
  }));

describe('a line that asks for a demo', () => {
  it.each([
    ['above text', '{{"demo": "A.tsx"}}\nThe text.\n', '{{"demo": "A.tsx"}}', 1],
    ['below text', 'The text.\n{{"demo": "A.tsx"}}\n', '{{"demo": "A.tsx"}}', 2],
    ['within text', 'One &amp; *two*.\n{{"demo": "A.tsx"}}\nThree.\n', '{{"demo": "A.tsx"}}', 2],
    ['with a break behind it', '{{"component": "B"}}<br/>\n', '{{"component": "B"}}', 1],
    ['with Windows line ends', 'The text.\r\n{{"demo": "A.tsx"}}\r\n', '{{"demo": "A.tsx"}}', 2],
  ])('stands by itself %s', (_where, text, place, line) => {
    expect(readPage(text, 'md').faults).toEqual([]);
    expect(placesOf(text)).toEqual([{text: place, line}]);
  });

  it('leaves the text around it', () => {
    const {children} = parsePage('One *two*\nthree.\n{{"demo": "A.tsx"}}\nFour.\n', 'md');
    const texts = children.map((node) => JSON.stringify(node));
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('three.');
    expect(texts[2]).toContain('Four.');
  });

  it('is refused in a sentence, as before', () => {
    expect(readPage('See {{"demo": "A.tsx"}} here.\n', 'md').faults).toHaveLength(1);
  });
});

describe('a group of fences', () => {
  const kinds = (text: string) => parsePage(text, 'md').children.map(({type}) => type);

  it('may begin right before a fence, and end right behind one', () => {
    const text = '<codeblock>\n```html\n<p>\n\n</p>\n```\n\n```js\n1;\n```\n</codeblock>\nText.\n';
    expect(kinds(text)).toEqual(['html', 'code', 'code', 'html', 'paragraph']);
  });

  it('leaves other tags alone', () => {
    expect(kinds('<codeblocks>\n```js\n1;\n```\n')).toEqual(['html']);
  });

  it('is an element in MDX', () => {
    const {children} = parsePage('<codeblock>\n```js\n1;\n```\n</codeblock>\n', 'mdx');
    expect(children.map(({type}) => type)).toEqual(['mdxJsxFlowElement']);
  });
});

it('follows a module that only names its demo', () => {
  const [place] = readPage(
    '{{"component": "file://./demos/a/index.ts", "bg": "inline"}}\n',
    'md',
  ).places;
  expect(place?.statements).toEqual([
    {src: './demos/a/index.ts', options: {bg: 'inline'}, line: 1},
  ]);
});
