import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attribute, dataAttributes, literal, unlessServed} from '../../page-reader/core/mdx';
import type {Block, Tabs} from './types';

/**
 * The element that stands for a block of code in the page's tree.
 *
 * @param isKept whether the browser keeps what was served of it, and is sent nothing a second time
 */
export function blockElement(block: Block, isKept = false): MdxJsxFlowElement {
  const {html, ...rest} = block;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('html', isKept ? unlessServed(literal(html)) : literal(html)),
      ...dataAttributes(rest),
    ],
    children: [],
  };
}

/** The element that stands for a group of blocks, each a child. */
export function tabsElement({storageKey, tabs}: Tabs): MdxJsxFlowElement {
  const labels = tabs.map(({label}) => label);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeTabs',
    attributes: dataAttributes({storageKey, labels}),
    children: tabs.map(({block}) => blockElement(block)),
  };
}
