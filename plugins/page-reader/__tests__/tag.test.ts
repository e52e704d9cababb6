import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {readTag} from '../core/tag';

function attribute(name: string, value: string | null | {code: string}) {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value:
      value !== null && typeof value === 'object'
        ? {type: 'mdxJsxAttributeValueExpression' as const, value: value.code}
        : value,
  };
}

const spread: MdxJsxFlowElement['attributes'][number] = {
  type: 'mdxJsxExpressionAttribute',
  value: '...options',
};

it('reads a story', () => {
  expect(readTag('Story', [attribute('src', './A.stories.tsx#B')], 2)).toEqual({
    story: './A.stories.tsx#B',
    options: {},
    line: 2,
  });
});

it('reads text, flags, numbers and quoted text in braces', () => {
  const attributes = [
    attribute('src', './A.tsx'),
    attribute('hideToolbar', null),
    attribute('height', {code: '200'}),
    attribute('iframe', {code: 'false'}),
    attribute('bg', {code: "'inline'"}),
  ];
  expect(readTag('Demo', attributes, 9)).toEqual({
    src: './A.tsx',
    options: {hideToolbar: true, height: 200, iframe: false, bg: 'inline'},
    line: 9,
  });
});

it('has no src where none is written', () => {
  expect(readTag('Demo', [], 1)).toEqual({src: undefined, options: {}, line: 1});
});

it('reads the component of a playground', () => {
  expect(readTag('Playground', [attribute('component', 'Button')], 4)).toEqual({
    component: 'Button',
    options: {},
    line: 4,
  });
});

it('refuses what is only known at run time', () => {
  const given = [attribute('height', {code: 'size'}), spread];
  expect(given.map((one) => readTag('Demo', [one], 2))).toMatchInlineSnapshot(`
    [
      {
        "fix": "write a literal: text in quotes, a number or true in braces",
        "line": 2,
        "what": "<Demo> has "height", which is only known at run time",
      },
      {
        "fix": "write a literal: text in quotes, a number or true in braces",
        "line": 2,
        "what": "<Demo> has a spread, which is only known at run time",
      },
    ]
  `);
});
