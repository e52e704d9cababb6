import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attribute, dataAttributes, moduleExpressions} from '../../page-reader/core/mdx';
import type {FoundComponent} from './types';

/**
 * The element that stands for a component to try out.
 *
 * @param id its id, which nothing else on the page has
 * @param at where it stands: `docs/a/b.md:12`
 */
export function playgroundElement(
  {module, start, around, ...facts}: FoundComponent,
  id: string,
  at: string,
): MdxJsxFlowElement {
  const {load, server} = moduleExpressions(module);
  const data = {
    ...facts,
    id,
    at,
    ...(start && {start: {...start}}),
    ...(around && {around: {...around}}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes: [...dataAttributes(data), attribute('load', load), attribute('server', server)],
    children: [],
  };
}
