import type {Nodes, Root} from 'mdast';
import type {Processor} from 'unified';

/** Without one of these no text holds an address that stands for itself. */
const MAY_HOLD = /https?:\/\/|www\.|@/i;

/**
 * A remark plugin behind remark-gfm, which walks the whole tree with four patterns for addresses
 * that stand for themselves: a quarter of the time in which a page is read. It walks now where a
 * text may hold one.
 */
export function remarkQuickLiterals(this: Processor): void {
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat()) {
    if (!extension.transforms) continue;
    extension.transforms = extension.transforms.map(
      (transform) => (tree: Root) => (mayHold(tree) ? transform(tree) : undefined),
    );
  }
}

function mayHold(node: Nodes): boolean {
  if (node.type === 'text') return MAY_HOLD.test(node.value);
  return 'children' in node && node.children.some(mayHold);
}
