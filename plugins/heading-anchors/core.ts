import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** An id that the author wrote: `{#id}`, or a comment at the end of the heading. */
const WRITTEN_ID = /\{#[^{}]+\}\s*$/;

/**
 * The anchor of a heading: its words in small letters, with a hyphen for whatever stands between.
 * Letters of all scripts stay; apostrophes, emoji and other signs go.
 *
 * @param text the heading's text without markup: ``createTheme(options) => theme``
 * @returns `createtheme-options-theme`; empty for a heading without a letter or digit
 */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
}

/**
 * Gives each heading of a page its anchor, in place. The second of a name ends in `-2`, the third
 * in `-3`. Headings with an id of their author's are left alone.
 */
export function addAnchors(tree: Root): void {
  const taken = new Set<string>();
  visit(tree, 'heading', (heading) => {
    if (hasOwnId(heading)) return;
    const id = nextFree(anchorOf(toString(heading)) || 'section', taken);
    taken.add(id);
    const data = (heading.data ??= {});
    data.hProperties = {...data.hProperties, id};
  });
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
