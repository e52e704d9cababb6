import type {Expression} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Block, Tabs} from './types';

/** The element that stands for a block of code in the page's tree. */
export function blockElement(block: Block): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes(block),
    children: [],
  };
}

/** The element that stands for a group of blocks, each a child. */
export function tabsElement({storageKey, tabs}: Tabs): MdxJsxFlowElement {
  const labels = tabs.map(({label}) => label);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeTabs',
    attributes: attributes({...(storageKey !== undefined && {storageKey}), labels}),
    children: tabs.map(({block}) => blockElement(block)),
  };
}

type Value = string | number | boolean | string[];

function attributes(props: object): MdxJsxAttribute[] {
  return Object.entries(props).map(([name, value]) => attribute(name, expression(value as Value)));
}

/** Always an expression: text attributes of MDX are subject to rules about their white space. */
function attribute(name: string, value: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: value}],
        },
      },
    },
  };
}

function expression(value: Value): Expression {
  if (!Array.isArray(value)) return {type: 'Literal', value};
  return {type: 'ArrayExpression', elements: value.map((each) => ({type: 'Literal', value: each}))};
}
