import {parseDescription, parseInline} from '../core/view/inline';

test('code, links, strong and emphasis become tokens', () => {
  expect(parseInline('If `true`, **see** the *clear* [`a` guide](https://a.org/b) now.')).toEqual([
    {type: 'text', text: 'If '},
    {type: 'code', text: 'true'},
    {type: 'text', text: ', '},
    {type: 'strong', text: 'see'},
    {type: 'text', text: ' the '},
    {type: 'em', text: 'clear'},
    {type: 'text', text: ' '},
    {
      type: 'link',
      href: 'https://a.org/b',
      text: [
        {type: 'code', text: 'a'},
        {type: 'text', text: ' guide'},
      ],
    },
    {type: 'text', text: ' now.'},
  ]);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert)',
  '[x](//evil.org)',
  '2 * 3 * 4',
])('%s stays text', (text) => {
  expect(parseInline(text)).toEqual([{type: 'text', text}]);
});

test('code spans keep what looks like markup', () => {
  expect(parseInline('`**a** [b](c)`')).toEqual([{type: 'code', text: '**a** [b](c)'}]);
});

test('line ends within a paragraph are spaces', () => {
  expect(parseInline('a\nb')).toEqual([{type: 'text', text: 'a b'}]);
});

test('splits paragraphs, lists and fences', () => {
  const text =
    'One\nline:\n\n- `a` first\n  goes on\n- second\n\nEnd.\n\n```jsx\n<A />\n\n- b\n```\nLast.';
  expect(parseDescription(text)).toEqual([
    {type: 'paragraph', tokens: [{type: 'text', text: 'One line:'}]},
    {
      type: 'list',
      items: [
        [
          {type: 'code', text: 'a'},
          {type: 'text', text: ' first goes on'},
        ],
        [{type: 'text', text: 'second'}],
      ],
    },
    {type: 'paragraph', tokens: [{type: 'text', text: 'End.'}]},
    {type: 'code', text: '<A />\n\n- b'},
    {type: 'paragraph', tokens: [{type: 'text', text: 'Last.'}]},
  ]);
});

test('a list right under its sentence is a list', () => {
  expect(parseDescription('Blurs when:\n- now\n- later').map(({type}) => type)).toEqual([
    'paragraph',
    'list',
  ]);
});

test('an empty text has no blocks', () => {
  expect(parseDescription('')).toEqual([]);
});

test("a link to a place of the library's own page is its words, but for places that are here too", () => {
  expect(parseInline('[props](#dropdown-props)')).toEqual([{type: 'text', text: 'props'}]);
  expect(parseInline('[props](#props)')).toEqual([
    {type: 'link', text: [{type: 'text', text: 'props'}], href: '#props'},
  ]);
});
