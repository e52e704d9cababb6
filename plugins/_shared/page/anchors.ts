import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {anchorOf} from '../names';

/** An id that the author wrote: `{#id}`, or a comment at the end of the heading. */
const WRITTEN_ID = /\{#[^{}]+\}\s*$/;

/**
 * The headings of a page with their anchors. The second of a name ends in `-2`, the third in `-3`;
 * a heading with an id of its author's has none.
 */
export function anchoredHeadings(tree: Root): {heading: Heading; id: string | undefined}[] {
  const taken = new Set<string>();
  const headings: {heading: Heading; id: string | undefined}[] = [];
  visit(tree, 'heading', (heading) => {
    const id = hasOwnId(heading)
      ? undefined
      : nextFree(anchorOf(toString(heading)) || 'section', taken);
    if (id !== undefined) taken.add(id);
    headings.push({heading, id});
  });
  return headings;
}

function hasOwnId(heading: Heading): boolean {
  const last = heading.children.at(-1);
  const isComment = last?.type === 'mdxTextExpression' || last?.type === 'html';
  return isComment || WRITTEN_ID.test(toString(heading)) || !!heading.data?.hProperties?.id;
}

function nextFree(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let count = 2;
  while (taken.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
