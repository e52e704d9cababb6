import type {Nodes} from 'hast';
import type {Processor} from 'unified';

/** The plugin that Docusaurus puts behind the Markdown of each page that is no MDX. */
const READER = 'rehypeRaw';

/**
 * A remark plugin before rehype-raw: that makes HTML of the whole tree and parses it again, for
 * what an author has written as HTML. A page without any, a twentieth of the time in which a page is
 * compiled, stays as it is.
 */
export function remarkQuickRaw(this: Processor): void {
  for (const attacher of this.attachers) {
    const [plugin] = attacher;
    if (plugin.name !== READER) continue;
    attacher[0] = function readRaw(...options) {
      const transform = plugin.apply(this, options) as unknown as Transform;
      const quick: Transform = (tree, file) => (hasWork(tree) ? transform(tree, file) : tree);
      return quick as unknown as undefined;
    };
  }
}

type Transform = (tree: Nodes, file: unknown) => unknown;

/** Whether a tree has raw HTML, or texts side by side, which are one in HTML. */
function hasWork(node: Nodes): boolean {
  if (node.type === 'raw' || node.type === 'comment') return true;
  if (!('children' in node)) return false;
  return node.children.some(
    (child, at) =>
      hasWork(child) || (child.type === 'text' && node.children[at - 1]?.type === 'text'),
  );
}
