import type {Expression} from 'estree';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attribute, literal, moduleExpressions} from '../../page-reader/core/mdx';
import type {FoundComponent} from './types';

/**
 * The element that stands for a component to try out.
 *
 * @param id its id, which nothing else on the page has
 * @param at where it stands: `docs/a/b.md:12`
 */
export function playgroundElement(
  found: FoundComponent,
  id: string,
  at: string,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes: playgroundProps(found, id, at).map(([name, value]) => attribute(name, value)),
    children: [],
  };
}

/** What its component is told, as code. */
export function playgroundProps(
  {module, start, around, ...facts}: FoundComponent,
  id: string,
  at: string,
): (readonly [name: string, value: Expression])[] {
  const {load, server} = moduleExpressions(module);
  const data = {
    ...facts,
    id,
    at,
    ...(start && {start: {...start}}),
    ...(around && {around: {...around}}),
  };
  return [
    ...Object.entries(data).map(([name, value]) => [name, literal(value)] as const),
    ['load', load],
    ['server', server],
  ];
}
