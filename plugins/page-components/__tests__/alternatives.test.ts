import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx';
import {plainAlternatives} from '../core/alternatives';

const attribute = (name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** A picture in a paragraph, and what its texts are after all. */
function textsOf(src: MdxJsxAttribute['value']): unknown[] {
  const attributes = [
    attribute('alt', 'Tom &amp; &quot;Jerry&quot; &amp;lt; &#39;'),
    attribute('src', src),
    attribute('title', '&lt;b&gt;'),
    attribute('data-a', '&amp;'),
  ];
  const image: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes,
    children: [],
  };
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [image]}]};
  plainAlternatives(tree);
  return attributes.filter(({name}) => name !== 'src').map(({value}) => value);
}

it('undoes what Docusaurus does to the texts of a picture that it imports, once', () => {
  const src = {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: 'require("./a.png").default',
  };
  expect(textsOf(src)).toEqual(['Tom & "Jerry" &lt; \'', '<b>', '&amp;']);
});

it('leaves a picture that an author wrote as an element', () => {
  expect(textsOf('/a.png')).toEqual([
    'Tom &amp; &quot;Jerry&quot; &amp;lt; &#39;',
    '&lt;b&gt;',
    '&amp;',
  ]);
});
