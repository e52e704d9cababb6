import {suggest} from '../../_shared/text/errors';
import type {Fault} from '../../page-reader/core/types';

/** A node of a page's tree, as far as it is looked at here. */
export interface Block {
  type: string;
  /** Of a callout: what stands behind its colons. */
  name?: string | null;
  children?: Block[];
  position?: {start: {line: number; offset?: number}; end: {offset?: number}};
}

const CLOSING = /\n[ \t>]*:{3,}[ \t]*$/;

/**
 * Callouts that are never closed, which swallow the rest of the page, or of what they stand in, and
 * such as would be shown as if they were none.
 *
 * @param tree of the page, as remark plugins get it before Docusaurus' own
 * @param text the page as written
 * @param kinds that may be; any where there is none
 */
export function calloutFaults(
  tree: Block,
  text: string,
  kinds: readonly string[] | undefined,
): Fault[] {
  const below = (tree.children ?? []).flatMap((child) => calloutFaults(child, text, kinds));
  if (tree.type !== 'containerDirective') return below;
  const unknown = kinds && !kinds.includes(tree.name ?? '') ? [unknownKind(tree, kinds)] : [];
  return [...(isClosed(tree, text) ? [] : [unclosed(tree)]), ...unknown, ...below];
}

function unknownKind({name, position}: Block, kinds: readonly string[]): Fault {
  return {
    line: position?.start.line ?? 1,
    what: `no callout is known as \`:::${name ?? ''}\``,
    fix: suggest(name ?? '', kinds),
  };
}

function isClosed({position}: Block, text: string): boolean {
  return CLOSING.test(text.slice(position?.start.offset, position?.end.offset));
}

function unclosed({name, position}: Block): Fault {
  return {
    line: position?.start.line ?? 1,
    what: `the callout \`:::${name ?? ''}\` is opened but never closed`,
    fix: 'put a line of three colons (`:::`) and nothing else below its last line',
  };
}
