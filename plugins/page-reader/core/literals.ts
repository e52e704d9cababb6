import type {Nodes, Root} from 'mdast';
import type {Data, Processor} from 'unified';

/** Without one of these no text holds an address that stands for itself. */
const MAY_HOLD = /https?:\/\/|www\.|@/i;

/**
 * A remark plugin behind remark-parse: that of remark-gfm walks the whole tree with four patterns
 * for addresses that stand for themselves, a quarter of the time in which a page is read. It walks
 * now where a text may hold one.
 */
export function remarkQuickLiterals(this: Processor): void {
  const {parser} = this;
  if (!parser) return;
  this.parser = (text, file) => {
    // Plugins behind this one have added theirs by now.
    for (const extension of (this.data().fromMarkdownExtensions ?? []).flat()) hasten(extension);
    return parser(text, file);
  };
}

type Extension = NonNullable<Data['fromMarkdownExtensions']>[number];
type Part = Exclude<Extension, readonly unknown[]>;

const hastened = new WeakSet<Part>();

function hasten(extension: Part): void {
  if (!extension.enter?.literalAutolink || !extension.transforms || hastened.has(extension)) return;
  hastened.add(extension);
  extension.transforms = extension.transforms.map(
    (transform) => (tree: Root) => (mayHold(tree) ? transform(tree) : undefined),
  );
}

function mayHold(node: Nodes): boolean {
  if (node.type === 'text') return MAY_HOLD.test(node.value);
  return 'children' in node && node.children.some(mayHold);
}
