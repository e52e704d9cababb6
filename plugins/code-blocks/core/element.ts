import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {dataAttributes} from '../../page-reader/core/mdx';
import type {Block, Tabs} from './types';

/** The element that stands for a block of code in the page's tree. */
export function blockElement(block: Block): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: dataAttributes({...block}),
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
