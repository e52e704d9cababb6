import {standardType} from '../core/view/standardTypes';
import {typeTokens} from '../core/view/typeTokens';

describe('typeTokens', () => {
  test('tells definitions and standard types from the rest', () => {
    expect(typeTokens('Size | React.ReactNode | number', ['Size'])).toEqual([
      {text: 'Size', definition: 'Size'},
      {text: ' | '},
      {text: 'React.ReactNode', href: expect.stringContaining('react.dev') as string},
      {text: ' | number'},
    ]);
  });

  test.each([
    ["'Size'", 'quoted'],
    ['{Size: string}', 'a property'],
    ['(Size?: string) => void', 'a parameter'],
    ['SizeMap', 'another name'],
    ['Theme.Size', 'a member of another'],
  ])('sees no definition in %s: %s', (text) => {
    const tokens = typeTokens(text, ['Size']);
    expect(tokens.some((token) => 'definition' in token)).toBe(false);
    expect(tokens.map((token) => token.text).join('')).toBe(text);
  });

  test('a definition of the page wins over a standard type', () => {
    expect(typeTokens('Theme', ['Theme'])).toEqual([{text: 'Theme', definition: 'Theme'}]);
  });

  test('an empty text has no pieces', () => {
    expect(typeTokens('', [])).toEqual([]);
  });
});

describe('standardType', () => {
  test.each([
    ['HTMLButtonElement', 'https://developer.mozilla.org/en-US/docs/Web/API/HTMLButtonElement'],
    ['MouseEvent', 'https://developer.mozilla.org/en-US/docs/Web/API/MouseEvent'],
    ['React.MouseEvent', 'https://react.dev/learn/typescript#typing-dom-events'],
    ['React.CSSProperties', 'https://react.dev/learn/typescript#typing-style-props'],
    [
      'Promise',
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise',
    ],
  ])('%s is documented at %s', (name, href) => {
    expect(standardType(name)).toBe(href);
  });

  test.each(['ButtonProps', 'toString', 'constructor', 'string', 'React.Button'])(
    '%s is nothing of the kind',
    (name) => {
      expect(standardType(name)).toBeUndefined();
    },
  );
});
